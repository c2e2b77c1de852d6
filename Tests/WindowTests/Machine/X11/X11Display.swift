import Awaiting
import Foundation
import Testing

/// A display of X11 (Xvfb), with input by its testing extension.
///
/// It has no window manager, so no window has the keyboard focus until ``focus(_:)`` gives it.
final class X11Display: VirtualDisplay {
    let environment: [String: String?]
    private let server: Program
    private let name: String
    private var scale = 1.0
    private var settings: SettingsManager?

    init(_ renderer: Renderer) throws {
        // By default a server resets when its last client leaves, and turns away those that come meanwhile. A query for
        // windows that ends while the program starts would leave the program without a display.
        let server = try Program(
            "Xvfb",
            ["-displayfd", "1", "-screen", "0", "800x1000x24", "-nolisten", "tcp", "-noreset"]
        )
        let number: Int? = eventually { server.lines.compactMap { Int(String($0)) }.first }
        let display = try #require(
            number,
            "no display of X11; script/setup test installs what the tests need:\n\(server.text)"
        )
        self.server = server
        name = ":\(display)"
        environment = renderer.environment.merging(["DISPLAY": name, "WAYLAND_DISPLAY": nil, "GDK_BACKEND": nil]) { $1 }
    }

    deinit {
        // Xlib ends the process whose display is gone.
        settings = nil
    }

    func perform(_ steps: [InputStep]) throws {
        let words = steps.flatMap { step -> [String] in
            switch step {
            case .move(let x, let y): ["mousemove", "\(pixels(x))", "\(pixels(y))"]
            case .click(let button): ["click", "\(button)"]
            case .press(let button): ["mousedown", "\(button)"]
            case .release(let button): ["mouseup", "\(button)"]
            case .key(let name): ["key", name]
            case .keyDown(let name): ["keydown", name]
            case .keyUp(let name): ["keyup", name]
            case .type(let text): ["type", "--delay", "30", text]
            }
        }
        try xdotool(words)
    }

    func picture() throws -> Picture {
        let folder = try ScratchFolder()
        let file = folder.url.appending(path: "screen.png")
        try Program.run("import", ["-window", "root", file.path], environment: environment)
        return try Picture(file)
    }

    /// Sets the scale as the settings of a desktop do, which know whole numbers only.
    func setScale(_ scale: Double) throws {
        let factor = try #require(Int32(exactly: scale), "X11 has no scale of \(scale)")
        let manager = try settings ?? SettingsManager(ofDisplay: name)
        settings = manager
        try manager.set(["Gdk/WindowScalingFactor": .number(factor)])
        self.scale = scale
    }

    func window(titled title: String) throws -> String? {
        let search = try Program("xdotool", ["search", "--onlyvisible", "--name", title], environment: environment)
        return try search.end() == 0 ? search.lines.first.map(String.init) : nil
    }

    func focus(_ window: String) throws {
        try xdotool(["windowfocus", "--sync", window])
    }

    func close(_ window: String) throws {
        try CloseRequest.send(toWindow: try #require(UInt(window)), ofDisplay: name)
    }

    func move(_ window: String, toX x: Int, y: Int) throws {
        try xdotool(["windowmove", "--sync", window, "\(pixels(x))", "\(pixels(y))"])
    }

    func resize(_ window: String, width: Int, height: Int) throws {
        try xdotool(["windowsize", window, "\(pixels(width))", "\(pixels(height))"])
    }

    func size(of window: String) throws -> CGSize {
        var values: [Substring: Double] = [:]
        for line in try xdotool(["getwindowgeometry", "--shell", window]).split(separator: "\n") {
            let parts = line.split(separator: "=")
            if parts.count == 2 { values[parts[0]] = Double(parts[1]) }
        }
        let (width, height) = (try #require(values["WIDTH"]), try #require(values["HEIGHT"]))
        return CGSize(width: width / scale, height: height / scale)
    }

    func minimumSize(of window: String) throws -> CGSize {
        let hints = try properties("WM_NORMAL_HINTS", of: window)
        let match = try #require(hints.firstMatch(of: /minimum size: (\d+) by (\d+)/), "no minimum size in \(hints)")
        let (width, height) = (try #require(Double(match.1)), try #require(Double(match.2)))
        return CGSize(width: width / scale, height: height / scale)
    }

    func applicationIdentifier(of window: String) throws -> String {
        // The name of the instance and that of the class.
        let classes = try properties("WM_CLASS", of: window)
        let match = try #require(classes.firstMatch(of: /"([^"]*)", "([^"]*)"/), "no class in \(classes)")
        try #require(match.1 == match.2)
        return String(match.2)
    }

    func clipboard(primary: Bool) throws -> String? {
        let arguments = ["-o", "-selection", primary ? "primary" : "clipboard"]
        let program = try Program("xclip", arguments, environment: environment)
        return try program.end() == 0 ? program.text : nil
    }

    func offer(_ file: URL, primary: Bool) throws -> Program {
        let arguments = ["-i", "-quiet", "-selection", primary ? "primary" : "clipboard", file.path]
        return try Program("xclip", arguments, environment: environment)
    }

    private func pixels(_ points: Int) -> Int { Int(Double(points) * scale) }

    @discardableResult
    private func xdotool(_ words: [String]) throws -> String {
        try Program.run("xdotool", words, environment: environment)
    }

    private func properties(_ name: String, of window: String) throws -> String {
        try Program.run("xprop", ["-id", window, name], environment: environment)
    }
}
