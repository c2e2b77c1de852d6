import Foundation

/// The command that opens a file at a line in the user's editor: that of `VISUAL` or `EDITOR`, or else the one of the
/// desktop, which does not go to the line.
package struct EditorCommand: Equatable {
    package let arguments: [String]

    /// Editors that need a terminal.
    private static let terminalEditors: Set = [
        "vi", "vim", "nvim", "view", "nano", "pico", "micro", "hx", "helix", "joe", "ne", "mg", "less", "kak",
    ]

    /// - Returns: `nil` if the editor needs a terminal, and none can be opened.
    ///
    /// - Parameters:
    ///   - find: Returns the path of a program; `nil` if there is none.
    package init?(file: String, line: Int, environment: [String: String], find: (String) -> String?) {
        let editor = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty }
        guard let words = editor?.split(separator: " ").map(String.init), let program = words.first else {
            guard let open = find("xdg-open") else { return nil }
            arguments = [open, file]
            return
        }
        let name = program.split(separator: "/").last.map(String.init) ?? program
        let place =
            switch name {
            case "code", "codium", "code-insiders": ["-g", "\(file):\(line)"]
            case "subl", "zed": ["\(file):\(line)"]
            case "kate", "kwrite": ["-l", "\(line)", file]
            default: ["+\(line)", file]
            }
        guard let path = find(program) else { return nil }
        let command = [path] + words.dropFirst() + place
        if Self.terminalEditors.contains(name) || words.contains("-nw") {
            guard let terminal = find("x-terminal-emulator") else { return nil }
            arguments = [terminal, "-e"] + command
        } else {
            arguments = command
        }
    }

    /// Returns the path of a program in the folders of a search path; `nil` if there is none.
    static func program(_ name: String, in searchPath: String) -> String? {
        if name.contains("/") { return FileManager.default.isExecutableFile(atPath: name) ? name : nil }
        return searchPath.split(separator: ":").map { "\($0)/\(name)" }.first(
            where: FileManager.default.isExecutableFile
        )
    }

    /// Starts the editor, and does not wait for its end.
    func run() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: arguments[0])
        process.arguments = Array(arguments.dropFirst())
        try process.run()
    }
}
