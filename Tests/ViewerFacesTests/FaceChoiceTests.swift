import Testing

@testable import ViewerFaces

@Suite struct FaceChoiceTests {
    private func face(
        _ arguments: [String],
        display: Bool,
        input: Bool = true,
        output: Bool = true,
        _ environment: [String: String] = [:]
    ) -> ViewerFace {
        FaceChoice(
            arguments: arguments,
            environment: environment,
            isInputTerminal: input,
            isOutputTerminal: output,
            hasDisplay: display
        ).face
    }

    @Test func aDisplayShowsAWindow() {
        #expect(face(["a.json"], display: true) == .window)
        #expect(face([], display: true) == .window)
        #expect(face(["--filter", "x", "a.log"], display: true) == .window)
        // The desktop starts programs without a terminal.
        #expect(face(["a.json"], display: true, input: false, output: false) == .window)
        #expect(face([], display: true, input: false, output: false, ["XDG_ACTIVATION_TOKEN": "x"]) == .window)
        #expect(face(["-"], display: true, input: false) == .window)
    }

    @Test func aTerminalWithoutADisplayShowsAScreen() {
        #expect(face(["a.json"], display: false) == .terminal)
        #expect(face(["--filter", "x", "a.log"], display: false) == .terminal)
        #expect(face(["--", "--help"], display: false) == .terminal)
        // The program that shows it says what is missing.
        #expect(face([], display: false) == .terminal)
    }

    @Test func aPagerIsInItsTerminal() {
        #expect(face([], display: true, input: false) == .terminal)
        #expect(face(["-R"], display: true, input: false) == .terminal)
        #expect(face(["--find", "x"], display: true, input: false) == .terminal)
    }

    @Test func whoAsksForTheTerminalGetsIt() {
        #expect(face(["--terminal", "a.json"], display: true) == .terminal)
        #expect(face(["-t", "a.json"], display: true) == .terminal)
        #expect(face(["--terminal", "a.json"], display: true, output: false) == .output)
        #expect(face(["--", "--terminal"], display: true) == .window)
        #expect(face(["--find", "--terminal", "a.json"], display: true) == .window)
    }

    @Test func outputThatGoesElsewhereIsText() {
        #expect(face(["a.json"], display: false, output: false) == .output)
        #expect(face(["--level=warn", "a.log"], display: true, output: false) == .output)
        #expect(face(["--compare", "a", "b"], display: true, output: false) == .output)
        #expect(face([], display: true, input: false, output: false) == .output)
        #expect(face(["--version"], display: true) == .output)
    }

    @Test func filesAreCopiedAsTheyAre() {
        func copies(_ arguments: [String]) -> Bool {
            FaceChoice(
                arguments: arguments,
                environment: [:],
                isInputTerminal: true,
                isOutputTerminal: false,
                hasDisplay: false
            ).copiesFiles
        }
        #expect(copies(["a.json"]) && copies(["--find", "x", "a.json"]))
        #expect(!copies(["--filter", "x", "a.json"]) && !copies(["--help"]) && !copies(["--record", "out", "a.json"]))
    }

    @Test func optionsOfTheWindowsProgramAreItsOwn() {
        for display in [true, false] {
            #expect(face(["--record", "out", "a.json"], display: display) == .window)
            #expect(face(["--record=out"], display: display, output: false) == .window)
            #expect(face(["run", "App.xcodeproj"], display: display) == .window)
        }
        #expect(face(["--", "run"], display: false) == .terminal)
    }

    @Test func theEnvironmentNamesDisplays() {
        func hasDisplay(_ environment: [String: String]) -> Bool {
            FaceChoice(arguments: [], environment: environment, isInputTerminal: true, isOutputTerminal: true)
                .hasDisplay
        }
        #expect(hasDisplay(["DISPLAY": ":0"]) && hasDisplay(["WAYLAND_DISPLAY": "wayland-0"]))
        #expect(!hasDisplay(["DISPLAY": ""]) && !hasDisplay([:]))
    }
}
