#!/usr/bin/env python3
"""Makes a static site of the documents by pandoc, and checks that each of its links leads somewhere.

Each document becomes a page at its own path, README.md a folder's index.html; what documents show or
link to besides is copied. Prints each link that leads nowhere, and ends with 1 if there is one.
Usage: tools/package/site/make.py FOLDER
"""

import concurrent.futures
import html.parser
import os
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[3]
HERE = pathlib.Path(__file__).resolve().parent
DOCUMENTS = [pathlib.Path(name) for name in
             ("README.md", "LIESMICH.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "engine/RULES.md")]
DOCUMENTS += sorted(path.relative_to(ROOT) for path in (ROOT / "docs").rglob("*.md"))


def page_of(document):
    """Where a document stands in the site."""
    if document.name == "README.md":
        return document.parent / "index.html"
    return document.with_suffix(".html")


def moved(target, document):
    """A link of a document, as its page has it."""
    path, mark, anchor = target.partition("#")
    there = pathlib.Path(os.path.normpath(document.parent / path))
    if "://" in target or not path or there not in DOCUMENTS:
        return target
    return os.path.relpath(page_of(there), page_of(document).parent) + mark + anchor


def make(document, folder):
    """Writes the page of a document, and returns the files of the repository that it links to."""
    text = (ROOT / document).read_text(encoding="utf-8")
    title = re.search(r"^# (.*)$", text, flags=re.M).group(1).replace("`", "")
    linked = set()

    def link(found):
        target = moved(found.group(1), document)
        path = os.path.normpath(document.parent / found.group(1).partition("#")[0])
        if target == found.group(1) and "://" not in target and (ROOT / path).is_file():
            linked.add(path)
        return f"]({target})"

    text = re.sub(r"\]\(([^)\s]+)\)", link, text)
    page = folder / page_of(document)
    page.parent.mkdir(parents=True, exist_ok=True)
    up = os.path.relpath(".", page_of(document).parent)
    subprocess.run(["pandoc", "--from", "gfm", "--to", "html5", "--template", HERE / "page.html",
                    "--metadata", f"pagetitle={title}", "--variable", f"up={up}",
                    "--variable", f"lang={'de' if document.name == 'LIESMICH.md' else 'en'}",
                    "--no-highlight", "--wrap=none", "--output", page],
                   input=text, text=True, check=True)
    return linked


class Links(html.parser.HTMLParser):
    """What a page links to or shows, and the names of its places."""

    def __init__(self, path):
        super().__init__()
        self.links, self.places = [], set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.links += [attrs[name] for name in ("href", "src") if attrs.get(name)]
        self.places.update(attrs[name] for name in ("id", "name") if attrs.get(name))


def lead_nowhere(folder):
    pages = {path.resolve(): Links(path) for path in folder.rglob("*.html")}
    for path, page in pages.items():
        for link in page.links:
            target, _, anchor = urllib.parse.unquote(link).partition("#")
            if "://" in link or link.startswith(("data:", "mailto:")):
                continue
            there = (path.parent / target).resolve() if target else path
            if there.is_dir():
                there = there / "index.html"
            if not there.is_file():
                yield path.relative_to(folder), link
            elif anchor and there in pages and anchor not in pages[there].places:
                yield path.relative_to(folder), link


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1]).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(HERE / "style.css", folder)
    with concurrent.futures.ThreadPoolExecutor() as pool:
        linked = set().union(*pool.map(lambda document: make(document, folder), DOCUMENTS))
    for name in linked | {"LICENSE"}:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    wrong = list(lead_nowhere(folder))
    for page, link in wrong:
        print(f"{page}: leads nowhere: {link}")
    print(f"{len(DOCUMENTS)} pages in {folder}")
    return 1 if wrong else 0


sys.exit(main())
