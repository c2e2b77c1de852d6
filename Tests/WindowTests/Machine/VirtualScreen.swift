import Awaiting
import Foundation
import Testing

/// A program of this package on a display of its own, and its window.
struct VirtualScreen {
    let display: any VirtualDisplay
    let window: String
    let application: Program
    let environment: [String: String?]

    /// Shows a program in a new session, and waits for its window.
    init(
        in session: Session,
        showing name: String,
        _ arguments: [String] = [],
        titled title: String,
        environment extra: [String: String?] = [:]
    ) throws {
        try self.init(
            on: session.startDisplay(),
            showing: name,
            arguments,
            titled: title,
            environment: extra
        )
    }

    /// Shows a program on a display, and waits for its window.
    init(
        on display: any VirtualDisplay,
        showing name: String,
        _ arguments: [String] = [],
        titled title: String,
        environment extra: [String: String?] = [:]
    ) throws {
        self.display = display
        // A path that can't exist, so that a test never restores saved state.
        environment = display.environment.merging(["XDG_STATE_HOME": "/dev/null/state"]) { $1 }.merging(extra) { $1 }
        application = try Program(name, arguments, environment: environment)
        window = try display.requireWindow(titled: title, of: application)
    }

    /// Moves the mouse and presses keys and buttons, in the words of ``InputStep``.
    func input(_ steps: String) throws {
        try display.perform(InputStep.steps(steps))
    }

    /// Gives the window the keyboard focus.
    func focus() throws {
        try display.focus(window)
    }

    /// Sends the window a request to close, as a title bar's button does.
    func close() throws {
        try display.close(window)
    }

    func resize(width: Int, height: Int) throws {
        try display.resize(window, width: width, height: height)
    }

    /// Returns the current picture of the screen.
    func picture() throws -> Picture {
        try display.picture()
    }

    /// Waits until the screen shows a color at a position in pixels.
    func expect(_ color: UInt32, _ x: Int, _ y: Int, location: SourceLocation = #_sourceLocation) throws {
        var seen: UInt32 = 0
        _ = try eventually {
            seen = try picture().color(x, y)
            return seen == color ? true : nil
        }
        #expect(seen == color, "shows \(String(seen, radix: 16))", sourceLocation: location)
    }
}

extension VirtualDisplay {
    /// Waits until there is a window with a title.
    func requireWindow(titled title: String, of program: Program? = nil) throws -> String {
        // A program that has ended may have left its window to another one.
        let window = try eventually { try self.window(titled: title) }
        return try #require(window, "no window is titled \(title); the program says:\n\(program?.text ?? "")")
    }
}
