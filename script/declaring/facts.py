"""Reads the facts in the format that the beginning of Tests/LedgerTests/Facts/UIKit.txt describes."""

import os
import re
import sys

WORDS = re.compile(r"(native|optional|nonisolated|convenience|mutating|static|class) ")


def split(text):
    """Returns the parts of a text between the commas outside brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and text[index - 1] != "-"):
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    return [part for part in parts + [text[start:].strip()] if part]


def closing(text, start):
    """Returns the index of the bracket that closes the one at an index."""
    depth = 0
    for index in range(start, len(text)):
        depth += (text[index] == "(") - (text[index] == ")")
        if depth == 0:
            return index
    sys.exit(f"declarations: no bracket closes {text}")


class Member:
    """A member's line: its keywords, its kind (func, var, let, case, init, …), its name and the rest."""

    def __init__(self, line):
        self.line = line
        self.is_deprecated = line.endswith(" deprecated")
        since = re.search(r" since ([0-9.]+)", line)
        self.since = since and since[1]
        line = re.sub(r"( since [0-9.]+)?( deprecated)?$", "", line)
        self.words = []
        while found := WORDS.match(line):
            self.words.append(found[1])
            line = line[found.end():]
        found = re.match(r"(func|var|let|case|init|subscript|typealias|associatedtype|struct|enum)\b ?", line)
        # A name without types isn't a declaration.
        self.kind = found[1] if found and not re.search(r"\([^ ]*:\)$", line) else None
        if self.kind in ("case", "var", "let") and (value := re.search(r" = ([^()]*)$", line)):
            self.raw, line = value[1], line[:value.start()]
        else:
            self.raw = None
        self.settable = not line.endswith("{ get }") and self.kind != "let"
        self.text = re.sub(r" \{ get( set)? \}$", "", line)
        self.is_static = bool({"static", "class"} & set(self.words))
        self.name = self.find_name()

    @property
    def key(self):
        """A key that is unique among the members of a class: overloads differ in types."""
        types = [part.partition(" = ")[0] for part in self.parameters()] if self.kind in ("func", "init", "subscript") else []
        return (self.name, self.is_static, *types)

    def find_name(self):
        """Returns the name with labels, such as `move(to:)`."""
        if not self.kind:
            return re.sub(r"( \{ get \})?( = .*)?$", "", self.text)
        rest = re.sub(r"^(func|var|let|case|typealias|associatedtype|struct|enum) ", "", self.text)
        base = re.match(r"`?(\w+|[^\w\s`(]+)`?", rest)[1]
        if self.kind not in ("func", "init", "subscript"):
            return base
        labels = [part.split(":")[0] if base[0].isalpha() or base[0] == "_" else "_" for part in self.parameters()]
        return f"{base}({''.join(label + ':' for label in labels)})"

    def parameters(self):
        start = self.opening()
        return split(self.text[start + 1:closing(self.text, start)])

    def opening(self):
        """Returns the index of the bracket before the parameters, after generic parameters."""
        depth = 0
        for index, character in enumerate(self.text):
            depth += (character == "<") - (character == ">")
            if character == "(" and (depth == 0 or not self.text[5:6].isalpha()):
                return index
        sys.exit(f"declarations: no parameters in {self.line}")


class Type:
    """A type with its superclass, its conformances and its members."""

    def __init__(self, kind, name):
        self.kind, self.name, self.inherited, self.members = kind, name, [], []
        self.is_core = self.is_deprecated = False

    def add(self, member):
        if member.line not in [m.line for m in self.members]:
            self.members.append(member)


def read(folder, files):
    """Returns the types in files of facts by name, and the members that belong to no type."""
    types, free = {}, Type("global", "")
    for file in files:
        current = free
        for line in open(os.path.join(folder, file), encoding="utf-8").read().splitlines():
            if line.startswith("    "):
                current.add(Member(line.strip()))
            elif line == "global":
                current = free
            elif line and not line.startswith("#"):
                head, _, inherited = re.sub(r"( since [0-9.]+)?( deprecated)?$", "", line).partition(": ")
                kind, name = head.removeprefix("core ").split(" ")
                current = types.setdefault(name, Type(kind, name))
                current.inherited += inherited.split(", ") if inherited else []
                current.is_core |= line.startswith("core ")
                current.is_deprecated |= line.endswith(" deprecated")
    return types, free
