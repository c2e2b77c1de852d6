"""Writes types as Swift declarations without bodies."""

import re
import sys

from declaring.exceptions import COPYING, FOUNDATION, FOUNDATION_CLASSES, FREE, GENERIC, KEYWORDS, LEFT_OUT, OF_OBJECT, ROOTS
from declaring.facts import Member, closing

BODY = "{ fatalError() }"
# Protocols of the standard library to which structures conform.
VALUES = {"Equatable", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "Hashable", "OptionSet", "Sendable"}


def escaped(name):
    return f"`{name}`" if name in KEYWORDS else name


def dated(member, declaration):
    """Returns a declaration that the compiler warns about if a system that Unfold supports lacks it."""
    if not member.since or not declaration or member.kind in ("associatedtype", "case", "typealias"):
        return declaration
    return f'@available(*, deprecated, message: "since iOS {member.since}") {declaration}'


def is_left_out(member):
    """Returns whether a member has no types, or one that isn't declared."""
    return not member.kind or LEFT_OUT.search(member.text)


class Writer:
    """Writes the types of all facts on request of their modules."""

    def __init__(self, types):
        self.types = {name: type for name, type in types.items() if not LEFT_OUT.search(name)}
        self.of_values = {p for t in self.types.values() if t.kind in ("struct", "enum") for p in self.above(t.name)[1:]}
        # Classes whose subclasses redeclare the delegate with another type, as Objective-C permits. It
        # isn't a member of the class itself.
        self.retyped = {
            ancestor for t in self.types.values() for member in t.members if member.name == "delegate" and member.kind == "var"
            for ancestor in self.above(t.name, ("class",))[1:] for other in self.types[ancestor].members
            if other.key == member.key and other.text != member.text
        }

    def above(self, name, kinds=("class", "protocol", "struct")):
        """Returns a type and everything that it inherits."""
        found = [name]
        for each in found:
            for parent in self.types[each].inherited if each in self.types else []:
                if parent not in found and parent in self.types and self.types[parent].kind in kinds:
                    found.append(parent)
        return found

    def on_main_actor(self, type):
        if type.kind == "protocol":
            return type.name.startswith("UI") and type.name not in self.of_values | FREE
        chain = self.above(type.name, ("class",))
        sendable = any("Sendable" in self.types[name].inherited for name in chain)
        return type.kind == "class" and sendable and re.match(r"UI|NSLayout|NSCollection", type.name) and not FREE & set(chain)

    # Members

    def function(self, member, name_parameters=True, defaults=True):
        """Returns a function or initializer with parameter names."""
        start = member.opening()
        parts = []
        for number, part in enumerate(member.parameters()):
            label, _, rest = part.partition(": ")
            if not defaults:
                rest = re.sub(r" = .*$", "", rest)
            parts.append(f"{label} p{number}: {rest}" if name_parameters else part)
        head = re.sub(r"^func (\w+)", lambda found: f"func {escaped(found[1])}", member.text[:start])
        return f"{head}({', '.join(parts)}){member.text[closing(member.text, start) + 1:]}"

    def requirement(self, member):
        """Returns a member as a protocol requirement."""
        return None if is_left_out(member) else dated(member, self.undated_requirement(member))

    def undated_requirement(self, member):
        static = "static " if member.is_static else ""
        nonisolated = "nonisolated " if "nonisolated" in member.words else ""
        mutating = "mutating " if "mutating" in member.words else ""
        if member.kind in ("func", "init"):
            return nonisolated + static + mutating + self.function(member, defaults=False)
        if member.kind in ("var", "let"):
            accessors = "get set" if member.settable else "get"
            return f"{nonisolated}{static}{self.variable(member)} {{ {accessors} }}"
        if member.kind == "subscript":
            return self.function(member) + (" { get set }" if member.settable else " { get }")
        return member.text if member.kind == "associatedtype" or " = " in member.text else None

    @staticmethod
    def variable(member):
        found = re.match(r"(?:var|let) `?(\w+)`?: (.*)$", member.text)
        if not found:
            sys.exit(f"declarations: no type in {member.line}")
        return f"var {escaped(found[1])}: {found[2]}"

    def definition(self, member, kind, before=""):
        """Returns a member with a body."""
        return None if is_left_out(member) else dated(member, self.undated_definition(member, kind, before))

    def undated_definition(self, member, kind, before):
        words = "nonisolated " if "nonisolated" in member.words else ""
        if kind == "class":
            access = "open class " if "class" in member.words else "public static " if member.is_static else "open "
        else:
            access = "public static " if member.is_static else "public "
            words += "mutating " if "mutating" in member.words else ""
        if member.kind == "func":
            if member.name.startswith("=="):
                return None
            named = re.match(r"func \w", member.text)
            return f"@discardableResult {before}{words}{access}" + self.function(member, bool(named)) + f" {BODY}"
        if member.kind == "init":
            return f"{before}{words}public {self.function(member)} {BODY}"
        if member.kind in ("var", "let"):
            accessors = "get { fatalError() } set {}" if member.settable else "get { fatalError() }"
            return f"{before}{words}{access}{self.variable(member)} {{ {accessors} }}"
        if member.kind == "subscript":
            accessors = "{ get { fatalError() } set {} }" if member.settable else "{ get { fatalError() } }"
            return f"{before}{access}{self.function(member)} {accessors}"
        return f"public {member.text}" if member.kind == "typealias" and " = " in member.text else None

    # Types

    def write(self, type):
        """Returns a type with its members as lines."""
        outer, _, name = type.name.rpartition(".")
        write = {"class": self.class_, "enum": self.enum, "protocol": self.protocol, "struct": self.struct}.get(type.kind)
        # The declarations behind aliases are written by hand.
        lines = write(type, name) if write else []
        if outer and lines:
            lines = self.block(f"extension {outer}", lines)
        optional = [self.definition(m, "protocol") for m in type.members if "optional" in m.words]
        return lines + (self.block(f"extension {type.name}", optional) if optional else [])

    @staticmethod
    def block(head, lines):
        return [head + " {"] + ["    " + line for line in lines if line] + ["}"]

    def enum(self, type, name):
        cases = [m for m in type.members if m.kind == "case"]
        raw = [n for n in type.inherited if re.fullmatch(r"U?Int\d*", n)]
        raw = raw or ["Int"] if any(m.raw for m in cases) else raw
        lines, values = [], set()
        are_known = all(case.raw for case in cases)
        for case in cases:
            if case.raw in values:
                lines.append(f"public static var {escaped(case.name)}: Self {BODY}")
            elif "(" in case.text:
                lines.append(case.text)
            else:
                lines.append(f"case {escaped(case.name)}" + (f" = {case.raw}" if are_known else ""))
            values |= {case.raw} if are_known else set()
        lines += [self.definition(m, "enum") for m in type.members
                  if m.kind != "case" and not (raw and m.name == "init(rawValue:)")]
        payloads = any("(" in case.text for case in cases)
        raw = raw if cases else []
        conforms = raw + ([] if payloads else ["Hashable", "Sendable"]) + (["Error"] if name.endswith("Error") else [])
        return self.block(f"public enum {name}" + (f": {', '.join(conforms)}" if conforms else ""), lines)

    def struct(self, type, name):
        above = [self.types[n] for n in self.above(type.name)[1:]]
        conforms = [n for n in type.inherited if n in self.types and n not in COPYING or n in VALUES]
        members = [m for m in type.members]
        lines = []
        raw = [m for m in members if m.name == "init(rawValue:)" and m.kind]
        if raw:
            value = raw[0].parameters()[0].partition(": ")[2]
            lines.append(f"public var rawValue: {value} {{ get {{ fatalError() }} }}")
            conforms += ["RawRepresentable", "Hashable", "Sendable"]
            members = [m for m in members if m.name != "rawValue"]
        own = {m.key for m in members}
        members += [m for t in above if t.kind == "protocol" for m in t.members if m.kind != "typealias" and m.key not in own]
        lines += [self.definition(m, "struct") for m in members]
        conforms = list(dict.fromkeys(conforms))
        head = f"public struct {name}{GENERIC.get(type.name, '')}"
        return self.block(head + (f": {', '.join(conforms)}" if conforms else ""), lines)

    def protocol(self, type, name):
        above = [n for n in type.inherited if n in self.types and self.types[n].kind == "protocol"]
        if type.name in self.of_values:
            # Requirements of Objective-C only.
            above = [n for n in above if n not in COPYING]
        elif "NSObjectProtocol" in type.inherited:
            above.append("NSObjectProtocol")
        actor = "@preconcurrency @MainActor " if self.on_main_actor(type) else ""
        head = f"{actor}public protocol {name}" + (f": {', '.join(above)}" if above else "")
        members = {m.key: m for m in reversed(type.members)}
        return self.block(head, [self.requirement(m) for m in reversed(members.values())])

    def designated(self, name):
        """Returns the designated initializers of a class. Without its own ones, it inherits its superclass's."""
        if name not in self.types or name == "NSObject":
            return {} if name == "_CFObject" else {Member("init()").key: Member("init()")}
        own = {m.key: m for m in self.types[name].members if m.kind == "init" and "convenience" not in m.words}
        return own or self.designated(self.superclass(name))

    def superclass(self, name):
        """Returns the superclass of a class. C types have none."""
        inherited = self.types[name].inherited
        first = inherited[0] if inherited else ""
        if first in FOUNDATION_CLASSES:
            return first
        return next((n for n in inherited if n in self.types and self.types[n].kind == "class"), "_CFObject")

    def initialisers(self, type):
        """Returns the initializers of a class. As in Objective-C, it has its superclass's too, as convenience ones."""
        inherited = self.designated(self.superclass(type.name))
        own = [m for m in type.members if m.kind == "init"]
        for member in own:
            before = "convenience " if "convenience" in member.words else ""
            if member.name == "init(coder:)" and not before:
                before = "required "
            elif member.key in inherited:
                before += "override "
            yield self.definition(member, "class", before)
        if all("convenience" in m.words for m in own):
            return
        keys = {m.key for m in own}
        for key, member in inherited.items():
            if key not in keys:
                before = "required " if member.name == "init(coder:)" else "override convenience "
                yield self.definition(member, "class", before)

    def class_(self, type, name):
        chain = self.above(type.name, ("class",))[1:]
        inherited = {m.key: m for ancestor in chain for n in self.above(ancestor) for m in self.types[n].members}
        protocols = [n for n in self.above(type.name)[1:] if self.types[n].kind == "protocol"]
        new = [n for n in protocols if not any(n in self.above(ancestor) for ancestor in chain)]
        members = {m.key: m for m in reversed(type.members) if m.kind != "init" and m.name not in OF_OBJECT}
        # The requirements of a protocol are declared in the class, so that subclasses can override them.
        for each in new + (["NSObject"] if type.name in ROOTS else []):
            for member in self.types[each].members:
                if member.kind not in ("init", "typealias", "associatedtype") and member.name not in OF_OBJECT:
                    members.setdefault(member.key, member)
        parent = self.superclass(type.name)
        if parent in FOUNDATION_CLASSES:
            new = [n for n in new if n not in COPYING]
        hidden = [members.pop(("delegate", False))] if type.name in self.retyped else []
        if hidden and not self.retyped & set(chain):
            new.append("_Retyped")
        lines = list(self.initialisers(type)) + [COPYING[n] for n in new if n in COPYING]
        for key, member in sorted(members.items()):
            above = inherited.get(key)
            if above and member.settable and not above.settable and member.text == above.text:
                lines.append(self.definition(member, "class", "override "))
            elif not above or member.name == "delegate" and member.text != above.text:
                lines.append(self.definition(member, "class"))
        if parent == "NSLayoutAnchor":
            parent += f"<{name}>"
        if type.name in FREE:
            new.append("@unchecked Sendable")
        actor = "@preconcurrency @MainActor " if self.on_main_actor(type) else ""
        head = f"{actor}open class {name}{GENERIC.get(type.name, '')}: {', '.join([parent] + new)}"
        lines = self.block(head, lines)
        if hidden:
            lines += self.block(f"extension _Retyped where Self: {name}", [self.definition(m, "extension") for m in hidden])
        return lines

    def extension(self, type):
        """Returns the members of a Foundation type."""
        above = [n for n in self.above(type.name) if n in FOUNDATION]
        members = [m for n in above for m in self.types[n].members if m.kind and m.name not in OF_OBJECT | {"init()", "init(rawValue:)"}]
        if type.name == "NSObject":
            # An extension of the protocol, because classes may have members with the same names.
            lines = [self.definition(m, "struct", "@MainActor ") for m in members]
            return self.block("extension NSObjectProtocol where Self: NSObject", lines)
        lines = [self.definition(m, "struct", "convenience " if type.kind == "class" and m.kind == "init" else "") for m in members]
        return self.block(f"extension {type.name}", lines)
