import Testing

@testable import TerminalApp

@Suite struct ViewerArgumentsTests {
    @Test func pagersArgumentsAreTaken() throws {
        let arguments = try ViewerArguments(["-RFX", "+120", "a.log", "-", "--", "--odd"])
        #expect(arguments.quitsIfItFits && arguments.keepsScreen && arguments.line == 120)
        #expect(arguments.files == ["a.log", "-", "--odd"])
    }

    @Test func theVariableOfLessIsRead() throws {
        #expect(try ViewerArguments([], environment: ["LESS": "FRX"]).quitsIfItFits)
        let man = try ViewerArguments([], environment: ["LESS": "-ix8RmPm Manual page less(1) ?ltFX %lt"])
        #expect(!man.quitsIfItFits && !man.keepsScreen)
    }

    @Test func valuesFollowOrAreJoined() throws {
        let arguments = try ViewerArguments(["--filter", "a=1", "--level=warn", "--find=x", "+/y"])
        #expect(arguments.condition == "level>=warning && a=1" || arguments.condition == "level>=warn && a=1")
        #expect(arguments.find == "y")
    }

    @Test(arguments: ["--nothing", "-Z", "+x", "--line=0", "--find"])
    func unknownArgumentsAreRefused(argument: String) {
        #expect(throws: ViewerArguments.Problem.self) { try ViewerArguments([argument]) }
    }
}
