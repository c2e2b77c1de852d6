import Testing

@testable import Reader

@Suite struct CommandTableTests {
    @Test func keysHaveOneMeaning() {
        #expect(CommandTable.isUnambiguous)
        #expect(CommandTable.command(ReaderKey("j"), isTree: true) == .step(1))
        #expect(CommandTable.command(.control("l"), isTree: false) == .repaint)
        #expect(CommandTable.command(ReaderKey("ä"), isTree: false) == nil)
        #expect(CommandTable.entries.allSatisfy { !$0.title.isEmpty && !$0.keys.isEmpty && !$0.commands.isEmpty })
    }

    @Test func aKeyMayDependOnTheKindOfDocument() {
        #expect(CommandTable.command(ReaderKey("e"), isTree: true) == .unfoldSiblings)
        #expect(CommandTable.command(ReaderKey("e"), isTree: false) == .severity(isError: true, forward: true))
    }

    @Test func eachBarHasAKey() {
        let commands = CommandTable.entries.flatMap(\.commands.values)
        #expect(ReaderCommand.Bar.allCases.allSatisfy { commands.contains(.openBar($0)) })
    }
}
