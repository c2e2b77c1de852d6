/// The commands with their keys, of which each face makes its keys, its menus and its help.
package struct CommandTable {
    /// A group of commands in the help.
    package enum Group: String, CaseIterable, Sendable {
        case moving = "Moving", unfolding = "Unfolding", finding = "Finding and filtering"
        case passing = "Copying and leaving", program = "The program"
    }

    /// The documents in which keys have the meaning.
    package enum Scope: Sendable {
        case all
        /// Values inside others.
        case trees
        case others
    }

    /// A way to show documents.
    package enum Face: CaseIterable, Sendable {
        case window, terminal
    }

    /// A line of the table.
    package struct Entry: Sendable {
        package let group: Group
        /// The keys for people.
        package let keys: String
        package let title: String
        package let scope: Scope
        /// The only face that has the keys; `nil` if all have them.
        package let face: Face?
        package let commands: [ReaderKey: ReaderCommand]

        /// Whether the keys have this meaning in a face, in trees of values or in other documents.
        package func isFor(_ face: Face, isTree: Bool) -> Bool {
            isFor(face) && (scope == .all || (scope == .trees) == isTree)
        }

        /// Whether a face has the keys.
        package func isFor(_ face: Face) -> Bool { self.face == nil || self.face == face }
    }

    /// All entries, in the order of the help.
    package static let entries: [Entry] = moving + unfolding + finding + passing + program

    /// A kind of document in a face.
    private struct Situation: Hashable {
        let face: Face
        let isTree: Bool

        static let all = Face.allCases.flatMap { face in
            [true, false].map { Situation(face: face, isTree: $0) }
        }

        var entries: [Entry] { CommandTable.entries.filter { $0.isFor(face, isTree: isTree) } }
    }

    private static let bySituation: [Situation: [ReaderKey: ReaderCommand]] = Dictionary(
        Situation.all.map { situation in
            let pairs = situation.entries.flatMap { $0.commands.map { ($0.key, $0.value) } }
            return (situation, Dictionary(pairs, uniquingKeysWith: { old, _ in old }))
        },
        uniquingKeysWith: { old, _ in old }
    )

    /// Returns the command of a key; `nil` if it has none.
    package static func command(_ key: ReaderKey, isTree: Bool, in face: Face) -> ReaderCommand? {
        bySituation[Situation(face: face, isTree: isTree)]?[key]
    }

    /// Whether no key has two meanings in the same document and face.
    package static var isUnambiguous: Bool {
        Situation.all.allSatisfy { situation in
            situation.entries.reduce(0) { $0 + $1.commands.count } == bySituation[situation]?.count
        }
    }

    /// Returns the keys of a command for people, the first ones if it has several; `nil` if it has none in a face.
    package static func keys(of command: ReaderCommand, in face: Face) -> String? {
        let entry = entries.first { $0.isFor(face) && $0.commands.values.contains(command) }
        let keys = entry?.commands.filter { $0.value == command }.keys.map(\.name) ?? []
        // The order of the names is that in which the help has them.
        return entry?.keys.split(separator: " ").map(String.init).first { keys.contains($0) }
    }

    /// Returns what the key after `y` copies.
    package static func copyKind(_ key: ReaderKey) -> ReaderCommand.CopyKind? { copyKinds[key] }

    private static let copyKinds: [ReaderKey: ReaderCommand.CopyKind] = [
        ReaderKey("y"): .value, ReaderKey("v"): .value, ReaderKey("s"): .text, ReaderKey("k"): .key,
        ReaderKey("p"): .path, ReaderKey("q"): .path, ReaderKey("b"): .brackets, ReaderKey("t"): .table,
    ]
}
