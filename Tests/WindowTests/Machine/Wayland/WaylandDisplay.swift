import Awaiting
import Foundation
import Testing

/// A display of Wayland (Sway, on a screen in memory that the processor draws), with input by the protocols for virtual
/// devices.
///
/// A new window has the keyboard focus, as on a desktop.
final class WaylandDisplay: VirtualDisplay {
    let environment: [String: String?]
    private let compositor: Program
    private let folder: ScratchFolder
    private let connection: WaylandConnection
    private let pointer: VirtualPointer
    private let keyboard: VirtualKeyboard

    init(_ renderer: Renderer) throws {
        folder = try ScratchFolder()
        let config = try folder.file("config", Self.config)
        let data = folder.url.appending(path: "share")
        try InvisiblePointer.write(to: data.appending(path: "icons"))
        let (socket, ipc) = (folder.url.appending(path: "wayland-1").path, folder.url.appending(path: "ipc").path)
        let (program, arguments) = try Self.command("sway", ["--config", config.path], for: folder)
        let compositor = try Program(
            program,
            arguments,
            environment: [
                "XDG_RUNTIME_DIR": folder.url.path, "SWAYSOCK": ipc, "WLR_BACKENDS": "headless",
                "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1", "DISPLAY": nil, "WAYLAND_DISPLAY": nil,
                "XCURSOR_PATH": data.appending(path: "icons").path, "XCURSOR_THEME": "default",
            ]
        )
        self.compositor = compositor
        // GTK looks for no display without a folder of the session. The display has a path, because a test may replace
        // that folder.
        let others = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
        environment = renderer.environment.merging([
            "WAYLAND_DISPLAY": socket, "XDG_RUNTIME_DIR": folder.url.path, "SWAYSOCK": ipc, "DISPLAY": nil,
            "GDK_BACKEND": nil, "XDG_DATA_DIRS": "\(data.path):\(others)",
        ]) { $1 }
        let connection = eventually { () -> WaylandConnection? in
            guard FileManager.default.fileExists(atPath: ipc) else { return nil }
            return try? WaylandConnection(to: socket)
        }
        self.connection = try #require(
            connection,
            "no display of Wayland; script/setup test installs what the tests need:\n\(compositor.text)"
        )
        pointer = try VirtualPointer(self.connection, screen: Self.size)
        keyboard = try VirtualKeyboard(self.connection)
    }

    func perform(_ steps: [InputStep]) throws {
        for step in steps {
            switch step {
            case .move(let x, let y): try pointer.move(x: x, y: y)
            case .click(let button):
                try pointer.press(button)
                try pointer.release(button)
            case .press(let button): try pointer.press(button)
            case .release(let button): try pointer.release(button)
            case .key(let name): try keyboard.tap(name)
            case .keyDown(let name): try keyboard.press(name)
            case .keyUp(let name): try keyboard.release(name)
            case .type(let text): for character in text { try keyboard.tap(String(character)) }
            }
        }
        try connection.roundTrip()
    }

    func picture() throws -> Picture {
        let file = try ScratchFolder()
        let picture = file.url.appending(path: "screen.png")
        // Without compression, which would take most of the time.
        try Program.run("grim", ["-l", "0", picture.path], environment: environment)
        return try Picture(picture)
    }

    func setScale(_ scale: Double) throws {
        try command("output * scale \(scale)")
        pointer.screen = (Int(Double(Self.size.width) / scale), Int(Double(Self.size.height) / scale))
    }

    func window(titled title: String) throws -> String? {
        let expression = try Regex(title)
        let windows = try tree().windows
        return windows.first { $0.name?.contains(expression) ?? false }.map { "\($0.id)" }
    }

    func focus(_ window: String) throws {
        try command("[con_id=\(window)] focus")
    }

    func close(_ window: String) throws {
        try command("[con_id=\(window)] kill")
    }

    func move(_ window: String, toX x: Int, y: Int) throws {
        try command("[con_id=\(window)] move absolute position \(x) \(y)")
    }

    /// Moves a window to a workspace that isn't visible.
    func hide(_ window: String) throws {
        try command("[con_id=\(window)] move to workspace hidden")
    }

    func resize(_ window: String, width: Int, height: Int) throws {
        // The center stays, unless the window is moved back.
        let frame = try #require(try node(window), "there is no window \(window)").rect
        let selection = "[con_id=\(window)]"
        try command("\(selection) resize set \(width) \(height)")
        try command("\(selection) move absolute position \(frame.x) \(frame.y)")
    }

    func size(of window: String) throws -> CGSize {
        let found = try #require(try node(window), "there is no window \(window)")
        return CGSize(width: found.window_rect.width, height: found.window_rect.height)
    }

    /// Asks the window for the smallest size, because only the window knows its own.
    func minimumSize(of window: String) throws -> CGSize {
        try resize(window, width: 1, height: 1)
        return try size(of: window)
    }

    func applicationIdentifier(of window: String) throws -> String {
        try #require(try node(window)?.app_id, "window \(window) has no identifier")
    }

    func clipboard(primary: Bool) throws -> String? {
        let arguments = ["--no-newline"] + (primary ? ["--primary"] : [])
        let program = try Program("wl-paste", arguments, environment: environment)
        return try program.end() == 0 ? program.text : nil
    }

    func offer(_ file: URL, primary: Bool) throws -> Program {
        let arguments = ["-c", #"exec wl-copy --foreground "$@" <"$0""#, file.path] + (primary ? ["--primary"] : [])
        return try Program("sh", arguments, environment: environment)
    }

    private func node(_ window: String) throws -> SwayNode? {
        try tree().windows.first { "\($0.id)" == window }
    }

    private func tree() throws -> SwayNode {
        let text = try Program.run("swaymsg", ["--raw", "--type", "get_tree"], environment: environment)
        return try JSONDecoder().decode(SwayNode.self, from: Data(text.utf8))
    }

    private func command(_ text: String) throws {
        try Program.run("swaymsg", ["--", text], environment: environment)
    }

    /// Sway refuses to run as root, so that it then runs as the user without rights.
    private static func command(
        _ program: String,
        _ arguments: [String],
        for folder: ScratchFolder
    ) throws -> (String, [String]) {
        guard geteuid() == 0 else { return (program, arguments) }
        let nobody = 65_534
        try FileManager.default.setAttributes(
            [.ownerAccountID: nobody, .groupOwnerAccountID: nobody],
            ofItemAtPath: folder.url.path
        )
        return ("setpriv", ["--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups", program] + arguments)
    }

    private static let size = (width: 800, height: 1_000)

    private static let config = """
        xwayland disable
        output * mode \(size.width)x\(size.height) position 0 0 scale 1 bg #000000 solid_color
        default_border none
        default_floating_border none
        floating_minimum_size 1 x 1
        floating_maximum_size -1 x -1
        focus_follows_mouse no
        for_window [app_id=".*"] floating enable, border none, move absolute position 0 0
        """
}
