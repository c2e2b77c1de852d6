import Testing

@testable import Viewer

@Suite struct EditorCommandTests {
    @Test(arguments: [
        ("code --wait", ["/bin/code", "--wait", "-g", "a b.log:7"]), ("gedit", ["/bin/gedit", "+7", "a b.log"]),
        ("/opt/kate", ["/opt/kate", "-l", "7", "a b.log"]),
        ("vim", ["/bin/x-terminal-emulator", "-e", "/bin/vim", "+7", "a b.log"]),
        ("emacs -nw", ["/bin/x-terminal-emulator", "-e", "/bin/emacs", "-nw", "+7", "a b.log"]),
        ("", ["/bin/xdg-open", "a b.log"]),
    ])
    func theEditorOpensAtTheLine(editor: String, arguments: [String]) {
        for environment in [["VISUAL": editor, "EDITOR": "ed"], ["EDITOR": editor]]
        where editor != "" || environment.count == 1 {
            let command = EditorCommand(file: "a b.log", line: 7, environment: environment) {
                $0.hasPrefix("/") ? $0 : "/bin/" + $0
            }
            #expect(command?.arguments == arguments)
        }
    }

    @Test func anEditorThatIsMissingIsNone() {
        #expect(EditorCommand(file: "a", line: 1, environment: ["EDITOR": "vim"]) { _ in nil } == nil)
        #expect(EditorCommand(file: "a", line: 1, environment: [:]) { _ in nil } == nil)
        #expect(EditorCommand.program("sh", in: "/nowhere:/bin") == "/bin/sh")
        #expect(EditorCommand.program("no-such-program", in: "/bin") == nil)
    }
}
