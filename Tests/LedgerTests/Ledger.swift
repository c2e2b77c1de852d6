import Foundation

/// Apple's declarations, read from the texts in Facts.
struct Ledger {
    /// A member of a type, or a function or constant of a module.
    struct Member: Hashable {
        var name: String
        /// Whether the member is called on the type: static and class members, and enumeration cases.
        var isStatic = false
        /// Whether the member is a property without a setter.
        var isGetOnly = false
        var rawValue: Int?
        /// Whether the member belongs to a class and is declared in Swift, so that it may not be overridable.
        var isNative = false
        var isNonisolated = false
        /// Whether the member is a constant.
        var isConstant = false
        /// The types of the declaration, if the fact has more than a name.
        var signature: Signature?
    }

    /// A type with its members by name. Overloads share a name.
    struct Entry {
        /// The superclass and the protocols, except those of the standard library.
        var inherited: [String] = []
        /// The keyword of the declaration, such as `class`.
        var kind = ""
        var members: [String: [Member]] = [:]
    }

    private(set) var types: [String: Entry] = [:]
    private(set) var globals: [String: [Member]] = [:]

    /// Parses texts in the format that the beginning of Facts/UIKit.txt describes. A type that occurs
    /// twice has the members of both.
    init(_ texts: [String]) {
        for text in texts {
            var type: String?
            for line in text.split(separator: "\n") where !line.hasPrefix("#") {
                if line.hasPrefix("    ") {
                    let member = Member(line.dropFirst(4))
                    if let type {
                        types[type, default: Entry()].members[member.name, default: []].append(member)
                    } else {
                        globals[member.name, default: []].append(member)
                    }
                } else {
                    let head = line.replacing(/( since [0-9.]+)?( deprecated)?$/, with: "")
                        .split(separator: ": ", maxSplits: 1)
                    type = line == "global" ? nil : head[0].split(separator: " ").last.map(String.init)
                    guard let type else { continue }
                    let inherited = head.count < 2 ? [] : head[1].split(separator: ", ").map(String.init)
                    types[type, default: Entry()].inherited += inherited
                    types[type]?.kind = head[0].split(separator: " ").dropLast().last.map(String.init) ?? ""
                }
            }
        }
    }

    /// Returns the ledger of the repository's facts.
    static func ofRepository() throws -> Ledger { try repository.get() }

    private static let repository = Result {
        let facts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Facts")
        return Ledger(
            try ["UIKit", "CoreGraphics", "Supplement", "Corrections"].map {
                try String(contentsOf: facts.appending(path: "\($0).txt"), encoding: .utf8)
            }
        )
    }

    /// Returns a type and everything that it inherits, according to Apple's declarations and additional
    /// ones in `more`.
    func ancestry(of type: String, with more: [String: [String]] = [:]) -> [String] {
        var found = [type]
        var next = 0
        while next < found.count {
            let name = found[next]
            for parent in (types[name]?.inherited ?? []) + (more[name] ?? []) where !found.contains(parent) {
                found.append(parent)
            }
            next += 1
        }
        return found
    }
}
