"""Writes files of paragraphs, one per line, from the documents and translations in unpacked Debian packages.

usage: corpus.py PACKAGES FOLDER
"""

import gettext
import pathlib
import random
import re
import sys
from xml.etree import ElementTree

COUNT = 1000
LATIN = ["C", "de", "fr", "es", "cs", "pl", "vi", "tr", "hu", "sv"]
# The languages of the user documentation, and those of LibreOffice's translations for scripts
# that have too little documentation.
SCRIPTS = {
    "Latin": (LATIN, []),
    "Cyrillic": (["ru", "uk", "sr"], []),
    "Greek": (["el"], []),
    "Arabic": (["fa"], ["ar"]),
    "Hebrew": (["he"], ["he"]),
    "Devanagari": (["hi", "mr"], ["hi"]),
    "Thai": ([], ["th"]),
    "Chinese": (["zh_CN"], []),
    "Japanese": (["ja"], []),
    "Korean": (["ko"], []),
}
# A paragraph counts if most of its letters belong to the script.
LETTERS = {
    "Latin": "A-Za-zÀ-ɏḀ-ỿ",
    "Cyrillic": "Ѐ-ӿ",
    "Greek": "Ͱ-Ͽἀ-῿",
    "Arabic": "\u0600-\u06ff",
    "Hebrew": "\u0590-\u05ff",
    "Devanagari": "\u0900-\u097f",
    "Thai": "\u0e00-\u0e7f",
    "Chinese": "\u4e00-\u9fff",
    "Japanese": "\u3040-\u30ff\u4e00-\u9fff",
    "Korean": "\uac00-\ud7af",
}


def tidy(text):
    return re.sub(r"\s+", " ", text).strip()


def read_page(path):
    """Returns the paragraphs of a Mallard page."""
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError:
        return
    for element in root.iter():
        if element.tag.split("}")[-1] in ("p", "title", "desc"):
            yield tidy("".join(element.itertext()))


def read_catalog(path):
    """Returns the translated texts of a gettext catalog."""
    with open(path, "rb") as file:
        catalog = gettext.GNUTranslations(file)._catalog
    for key, text in catalog.items():
        if key:
            yield from (tidy(line) for line in re.sub(r"<[^>]*>", "", text).split("\n"))


def read(root, documents, translations):
    for language in documents:
        for path in sorted(root.glob(f"usr/share/help/{language}/**/*.page")):
            yield from read_page(path)
    for language in translations:
        for path in sorted(root.glob(f"usr/lib/libreoffice/program/resource/{language}/LC_MESSAGES/*.mo")):
            yield from read_catalog(path)


def is_of(script, text):
    own = len(re.findall(f"[{LETTERS[script]}]", text))
    return own >= 10 and own > len(re.findall(r"[^\W\d_]", text)) / 2


def sample(texts, chance):
    """Returns a number of different texts. Long ones are preferred, because short ones have no lines to break."""
    texts = sorted(set(texts), key=lambda text: (-len(text.encode()), text))
    texts = texts[: 3 * COUNT]
    chance.shuffle(texts)
    return texts[:COUNT]


def write(folder, name, texts):
    (folder / f"{name}.txt").write_text("".join(text + "\n" for text in texts))


def main():
    root, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    chance = random.Random(1)
    paragraphs = {}
    for script, (documents, translations) in SCRIPTS.items():
        texts = [text for text in read(root, documents, translations) if is_of(script, text)]
        paragraphs[script] = sample(texts, chance)
        write(folder, script, paragraphs[script])

    emoji = []
    for line in (root / "usr/share/unicode/emoji/emoji-test.txt").read_text().splitlines():
        code, _, rest = line.partition(";")
        if rest.strip().startswith(("fully-qualified", "minimally-qualified", "unqualified")):
            emoji.append("".join(chr(int(part, 16)) for part in code.split()))
    words = " ".join(paragraphs["Latin"]).split()
    texts = []
    for _ in range(COUNT):
        parts = []
        for _ in range(chance.randrange(5, 40)):
            parts.append(chance.choice(words) if chance.random() < 0.3 else chance.choice(emoji))
            parts.append(chance.choice(["", " ", " "]))
        texts.append("".join(parts).strip())
    write(folder, "Emoji", texts)

    # Sentences of a right-to-left script with words of a left-to-right one, and the reverse.
    texts = []
    for index in range(COUNT):
        right = paragraphs[("Arabic", "Hebrew")[index % 2]]
        left = paragraphs[("Latin", "Cyrillic")[index // 2 % 2]]
        base, other = (right, left) if index % 3 else (left, right)
        parts = chance.choice(base).split()
        for _ in range(chance.randrange(1, 5)):
            guest = chance.choice(other).split()
            start = chance.randrange(len(guest))
            place = chance.randrange(len(parts) + 1)
            parts[place:place] = guest[start : start + chance.randrange(1, 5)]
        texts.append(" ".join(parts))
    write(folder, "Mixed", texts)

    # For the timings: ten thousand paragraphs in several languages, and English text that is pure ASCII.
    comments = sorted({text for text in read(root, LATIN, []) if is_of("Latin", text) and len(text) > 60})
    chance.shuffle(comments)
    write(folder, "Comments", comments[: 10 * COUNT])
    english = [text for text in read(root, ["C"], []) if is_of("Latin", text) and text.isascii()]
    write(folder, "English", sorted(set(english)))


main()
