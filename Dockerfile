# The program alone, built and run on Debian 12:
#   docker build --tag schafkopf .
#   docker run --rm schafkopf ask "EU HU EA EZ EK GA HZ S7"
#   docker run --rm --interactive schafkopf solve - --each-card <deals.txt
FROM debian:12 AS build
COPY . /schafkopf
RUN /schafkopf/tools/schafkopf --version

FROM debian:12-slim
RUN apt-get update \
 && apt-get install --yes --no-install-recommends libtbb12 libzstd1 zlib1g \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /schafkopf/build/release/tools/schafkopf /usr/local/bin/schafkopf
USER nobody
ENTRYPOINT ["schafkopf"]
