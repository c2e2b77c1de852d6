import Testing

@testable import TerminalApp

@Suite struct ViewerArgumentsTests {
    @Test func pagersArgumentsAreTaken() throws {
        let arguments = try ViewerArguments(["-RFXK", "+120", "a.log", "-", "--", "--odd"])
        #expect(arguments.quitsIfItFits && arguments.keepsScreen && arguments.endsWithInterrupt)
        #expect(arguments.line == 120)
        #expect(arguments.files == ["a.log", "-", "--odd"])
    }

    @Test func theVariableOfLessIsRead() throws {
        #expect(try ViewerArguments([], environment: ["LESS": "FRX"]).quitsIfItFits)
        #expect(try ViewerArguments([], environment: ["LESS": "FRSXMK"]).endsWithInterrupt)
        let man = try ViewerArguments([], environment: ["LESS": "-ix8RmPm Manual page less(1) ?ltFX %lt"])
        #expect(!man.quitsIfItFits && !man.keepsScreen)
    }

    @Test func valuesFollowOrAreJoined() throws {
        let arguments = try ViewerArguments(["--filter", "a=1", "--level=warn", "--find=x", "+/y", "-C3"])
        #expect(arguments.condition == "level>=warning && a=1" || arguments.condition == "level>=warn && a=1")
        #expect(arguments.find == "y" && arguments.context == 3)
        #expect(try ViewerArguments(["-C", "2", "--filter", "x"]).context == 2)
    }

    @Test func optionsOfTheWindowAreTaken() throws {
        let arguments = try ViewerArguments([
            "--terminal", "--fresh", "--no-cache", "--encoding", "latin1", "--delimiter", ";", "--no-header",
            "--columns", "a,b", "--path", ".a[1]", "--motion=never", "a.csv",
        ])
        #expect(arguments.choices.encoding == "latin1" && arguments.choices.delimiter == 0x3B)
        #expect(arguments.choices.hasHeader == false && arguments.formatName == .csv)
        #expect(arguments.columns == ["a", "b"] && arguments.path?.text() == ".a[1]" && !arguments.keepsIndexes)
        #expect(arguments.motion == .never)
    }

    @Test(arguments: [
        ["--nothing"], ["-Z"], ["+x"], ["--line=0"], ["--find"], ["--format", "none"], ["--level", "loud"],
        ["--compare", "a"], ["--key", "id", "a"], ["-", "-"], ["--context", "2", "a"], ["--delimiter", "ab"],
        ["--color", "red"], ["-C"],
    ])
    func unknownArgumentsAreRefused(arguments: [String]) {
        #expect(throws: ViewerArguments.Problem.self) { try ViewerArguments(arguments) }
    }
}
