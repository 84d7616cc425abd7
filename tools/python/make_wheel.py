#!/usr/bin/env python3
"""Writes schafkopf-VERSION-TAGS.whl into a folder: the Python package, the libraries that its module needs, and their licences.

Called by the target `wheel`, by the interpreter that the module is made for. Files are dated alike
and written in the order of their names: equal files make equal bytes.
"""

import argparse
import ast
import base64
import hashlib
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile
import zipfile

# What every system has that is as new as this one.
OF_THE_SYSTEM = re.compile(r"ld-linux.*|lib(c|m|dl|pthread|rt|stdc\+\+|gcc_s)\.so\..*")
# Debian's packages of which only headers go into the module.
HEADERS = ("nlohmann-json3-dev", "libtomlplusplus-dev", "pybind11-dev")
# pybind11 before 2.12 does not know numpy 2.
NUMPY = "numpy>=1.24,<2"


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True,
                          env={**os.environ, "LC_ALL": "C"}).stdout


def tag():
    """For this interpreter, and for Linux systems whose C library is as new as this one's."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    name, version = os.confstr("CS_GNU_LIBC_VERSION").split()
    assert name == "glibc", name
    return f"{python}-{python}-manylinux_{version.replace('.', '_')}_{platform.machine()}"


def needed_by(library):
    """Paths of what it is linked to, directly or not, by the names that are looked for."""
    found = dict(re.findall(r"^\s*(\S+) => (/\S+) ", run("ldd", library), flags=re.M))
    return {name: pathlib.Path(path) for name, path in sorted(found.items())
            if not OF_THE_SYSTEM.fullmatch(name)}


def package_of(library):
    """Debian's, that holds the library."""
    return run("dpkg-query", "--search", f"*/{library.resolve().name}").split(":")[0]


def stripped(library, strip):
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / library.name
        copy.write_bytes(library.read_bytes())
        run(strip, "--strip-unneeded", copy)
        return copy.read_bytes()


def metadata(version, package):
    says = ast.get_docstring(ast.parse(package.read_text(encoding="utf-8")))
    return "\n".join([
        "Metadata-Version: 2.1", "Name: schafkopf", f"Version: {version}",
        f"Summary: {says.splitlines()[0]}", "License: MIT", "License-File: LICENSE",
        f"Requires-Python: =={sys.version_info.major}.{sys.version_info.minor}.*",
        f"Requires-Dist: {NUMPY}", "Description-Content-Type: text/plain", "", says, ""])


def contents(options):
    """All files of the wheel but the list of them, by their paths in it."""
    about = f"schafkopf-{options.version}.dist-info"
    files = {f"schafkopf/{text.name}": text.read_bytes() for text in options.texts}
    files[f"schafkopf/{options.module.name}"] = stripped(options.module, options.strip)
    library = options.library
    files[f"schafkopf/libraries/{library.name}"] = stripped(library.resolve(), options.strip)
    needed = needed_by(library)
    for name, path in needed.items():
        files[f"schafkopf/libraries/{name}"] = path.read_bytes()
    files[f"{about}/LICENSE"] = options.licence.read_bytes()
    for package in {*HEADERS, *map(package_of, needed.values())}:
        copyright_file = pathlib.Path("/usr/share/doc") / package / "copyright"
        files[f"{about}/licences/{package}"] = copyright_file.read_bytes()
    package = next(text for text in options.texts if text.name == "__init__.py")
    files[f"{about}/METADATA"] = metadata(options.version, package).encode()
    files[f"{about}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: schafkopf ({options.version})\n"
                               f"Root-Is-Purelib: false\nTag: {tag()}\n").encode()
    return about, dict(sorted(files.items()))


def record(about, files):
    def row(name, data):
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        return f"{name},sha256={digest},{len(data)}\n"
    return "".join(row(name, data) for name, data in files.items()) + f"{about}/RECORD,,\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    for option in ("--version", "--strip"):
        parser.add_argument(option, required=True)
    for option in ("--licence", "--module", "--library", "--output"):
        parser.add_argument(option, required=True, type=pathlib.Path)
    parser.add_argument("texts", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    about, files = contents(options)
    files[f"{about}/RECORD"] = record(about, files).encode()
    wheel = options.output / f"schafkopf-{options.version}-{tag()}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if re.search(r"\.so(\.|$)", name) else 0o100644) << 16
            archive.writestr(entry, data)
    print(wheel)


main()
