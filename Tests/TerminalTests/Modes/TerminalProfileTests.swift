import Testing

@testable import Terminal

@Suite struct TerminalProfileTests {
    @Test(arguments: [
        (["TERM": "xterm-256color"], ColorDepth.indexed), (["TERM": "xterm"], .theme), (["TERM": "dumb"], .none),
        ([:], .none), (["TERM": "xterm-ghostty", "COLORTERM": "truecolor"], .direct),
        (["TERM": "tmux-256color", "COLORTERM": "truecolor", "TMUX": "x"], .indexed),
        (["TERM": "xterm-256color", "NO_COLOR": "1"], .none), (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
        (["TERM": "linux"], .theme),
    ])
    func theEnvironmentDecidesOnColors(environment: [String: String], depth: ColorDepth) {
        #expect(TerminalProfile(environment: environment).depth == depth)
    }

    @Test func multiplexersAreFound() {
        #expect(TerminalProfile(environment: ["TERM": "screen", "TMUX": "/tmp/x,1,0"]).multiplexer == .tmux)
        #expect(TerminalProfile(environment: ["TERM": "screen-256color", "STY": "1"]).multiplexer == .screen)
        #expect(TerminalProfile(environment: ["TERM": "xterm"]).multiplexer == nil)
        #expect(TerminalProfile(environment: ["TERM": "xterm", "SSH_TTY": "/dev/pts/1"]).isRemote)
    }

    @Test func motionIsLeftOutWhereItCosts() {
        #expect(TerminalProfile(environment: ["TERM": "xterm"]).allowsMotion)
        for other in ["NO_MOTION", "REDUCED_MOTION", "TMUX", "SSH_CONNECTION"] {
            #expect(!TerminalProfile(environment: ["TERM": "xterm", other: "1"]).allowsMotion)
        }
        #expect(!TerminalProfile(environment: ["TERM": "linux"]).allowsMotion)
    }

    @Test func terminalsThatShowQuestionsArentAsked() {
        #expect(TerminalProfile(environment: ["TERM": "xterm-kitty"]).answersQueries)
        for name in ["", "dumb", "linux", "screen"] {
            #expect(!TerminalProfile(environment: ["TERM": name]).answersQueries)
        }
    }
}
