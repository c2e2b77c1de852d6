import Awaiting
import Foundation
import Testing

/// An X display without a monitor (Xvfb), with a mouse and a keyboard that a test controls through xdotool.
///
/// It has no window manager. Windows open in the top left corner, and ``focus()`` gives them the keyboard focus.
struct VirtualScreen {
    private let server: Program
    let window: String
    let application: Program
    let environment: [String: String?]

    /// Shows a program of this package, and waits for its window.
    init(
        showing name: String,
        _ arguments: [String] = [],
        titled title: String,
        environment extra: [String: String?] = [:]
    ) throws {
        let server = try Program("Xvfb", ["-displayfd", "1", "-screen", "0", "800x1000x24", "-nolisten", "tcp"])
        let number: Int? = eventually { server.lines.compactMap { Int(String($0)) }.first }
        let display = try #require(
            number,
            "no virtual display; script/setup test installs what the tests need:\n\(server.text)"
        )
        self.server = server
        // A path that can't exist, so that a test never restores saved state.
        let state = "/dev/null/state"
        environment = ["DISPLAY": ":\(display)", "WAYLAND_DISPLAY": nil, "GDK_BACKEND": nil, "XDG_STATE_HOME": state]
            .merging(extra) { _, new in new }
        application = try Program(name, arguments, environment: environment)
        window = try Program.run(
            "xdotool",
            ["search", "--sync", "--onlyvisible", "--name", title],
            environment: environment
        )
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Moves the mouse and presses keys and buttons, in xdotool's syntax.
    func input(_ commands: String) throws {
        try Program.run("xdotool", commands.split(separator: " ").map(String.init), environment: environment)
    }

    /// Gives the window the keyboard focus.
    func focus() throws {
        try input("windowfocus --sync \(window)")
    }

    /// Sends the window a request to close, as a window manager does.
    func close() throws {
        let display = try #require(environment["DISPLAY"] ?? nil)
        try CloseRequest.send(toWindow: try #require(UInt(window)), ofDisplay: display)
    }

    func resize(width: Int, height: Int) throws {
        try input("windowsize \(window) \(width) \(height)")
    }

    /// Returns the current picture of the screen.
    func picture() throws -> Picture {
        let file = FileManager.default.temporaryDirectory.appending(path: "unfold-test-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Program.run("import", ["-window", "root", file.path], environment: environment)
        return try Picture(file)
    }

    /// Waits until the screen shows a color at a position.
    func expect(_ color: UInt32, _ x: Int, _ y: Int, location: SourceLocation = #_sourceLocation) throws {
        var seen: UInt32 = 0
        _ = try eventually {
            seen = try picture().color(x, y)
            return seen == color ? true : nil
        }
        #expect(seen == color, "shows \(String(seen, radix: 16))", sourceLocation: location)
    }
}
