import Testing

@testable import Reader

@Suite struct CommandTableTests {
    @Test func keysHaveOneMeaning() {
        #expect(CommandTable.isUnambiguous)
        #expect(CommandTable.command(ReaderKey("j"), isTree: true, in: .window) == .step(1))
        #expect(CommandTable.command(.control("l"), isTree: false, in: .terminal) == .repaint)
        #expect(CommandTable.command(.control("l"), isTree: false, in: .window) == .openBar(.line))
        #expect(CommandTable.command(ReaderKey("ä"), isTree: false, in: .terminal) == nil)
        #expect(CommandTable.entries.allSatisfy { !$0.title.isEmpty && !$0.keys.isEmpty && !$0.commands.isEmpty })
    }

    @Test func aKeyMayDependOnTheKindOfDocument() {
        #expect(CommandTable.command(ReaderKey("e"), isTree: true, in: .window) == .unfoldSiblings)
        #expect(
            CommandTable.command(ReaderKey("e"), isTree: false, in: .terminal)
                == .severity(isError: true, forward: true)
        )
    }

    @Test func eachBarHasAKey() {
        let commands = CommandTable.entries.flatMap(\.commands.values)
        #expect(ReaderCommand.Bar.allCases.allSatisfy { commands.contains(.openBar($0)) })
    }

    /// The keys that people read are those that the table has.
    @Test func theNamesOfKeysAreThoseInTheList() {
        for entry in CommandTable.entries where !entry.keys.contains("…") {
            let names = Set(entry.commands.keys.map(\.name))
            let listed = entry.keys.split(separator: " ").map(String.init)
            #expect(listed.allSatisfy(names.contains), "\(entry.keys): \(names)")
        }
    }

    @Test func aCommandHasAKeyToShow() {
        #expect(CommandTable.keys(of: .openBar(.filter), in: .window) == "&")
        #expect(CommandTable.keys(of: .severity(isError: true, forward: true), in: .window) == "e")
        #expect(CommandTable.keys(of: .help, in: .window) == "?")
        #expect(CommandTable.keys(of: .wrap, in: .window) == nil)
    }
}
