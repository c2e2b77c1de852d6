/// A face of the viewer, which a command shows.
package enum ViewerFace: Hashable, Sendable {
    /// A window of the desktop, or something else that only the program with the window has.
    case window
    /// A screen in the terminal.
    case terminal
    /// Text on standard output.
    case output
}

/// The decision between a window, a screen in a terminal and text.
///
/// A terminal without a display gets a screen in it, and so does a pager and a command with `--terminal`. With a
/// display there is a window. Output that goes elsewhere is text.
package struct FaceChoice: Hashable, Sendable {
    /// The arguments without the name of the program.
    package var arguments: [String]
    package var environment: [String: String]
    package var isInputTerminal: Bool
    package var isOutputTerminal: Bool
    /// Whether a window can be opened.
    package var hasDisplay: Bool

    /// - Parameter hasDisplay: Whether a window can be opened; `nil` to go by the environment.
    package init(
        arguments: [String],
        environment: [String: String],
        isInputTerminal: Bool,
        isOutputTerminal: Bool,
        hasDisplay: Bool? = nil
    ) {
        self.arguments = arguments
        self.environment = environment
        self.isInputTerminal = isInputTerminal
        self.isOutputTerminal = isOutputTerminal
        self.hasDisplay =
            hasDisplay
            ?? ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY", "BROADWAY_DISPLAY"].contains {
                environment[$0]?.isEmpty == false
            }
    }

    /// The options that only the program with the window has.
    private static let optionsOfWindow = ["--record", "--table", "--dark", "--strips"]
    /// The commands that are about projects, and not about files.
    private static let commands = ["run", "build", "test"]
    /// The options that are followed by a value.
    private static let optionsWithValue: Set = [
        "--filter", "--level", "--context", "-C", "--columns", "--find", "--path", "--format", "--encoding",
        "--delimiter", "--line", "--key", "--color", "--motion", "--record", "--table",
    ]

    /// The face that is shown.
    package var face: ViewerFace {
        if let first = arguments.first, Self.commands.contains(first) { return .window }
        let (options, files) = parts
        if Self.optionsOfWindow.contains(where: { Self.has($0, in: options) }) { return .window }
        if asksAboutProgram(options) { return .output }
        let asksForTerminal = options.contains("--terminal") || options.contains("-t")
        if asksForTerminal { return isOutputTerminal ? .terminal : .output }
        if !isOutputTerminal, writesRows(options) || !hasDisplay { return .output }
        let isPager = files.isEmpty && !isInputTerminal
        if isOutputTerminal, isPager { return .terminal }
        // A pipe through the program copies its input.
        if !isOutputTerminal, isPager, !isLauncher { return .output }
        return hasDisplay ? .window : .terminal
    }

    /// Whether the output is that of the files as they are.
    package var copiesFiles: Bool {
        face == .output && !writesRows(parts.options) && !asksAboutProgram(parts.options)
    }

    private func asksAboutProgram(_ options: [String]) -> Bool {
        options.contains("--help") || options.contains("-h") || options.contains("--version")
    }

    /// Whether rows that meet a condition are written, or what files differ in.
    private func writesRows(_ options: [String]) -> Bool {
        ["--filter", "--level", "--compare"].contains { Self.has($0, in: options) }
    }

    /// Whether options have one, with or without a value.
    private static func has(_ option: String, in options: [String]) -> Bool {
        options.contains { $0 == option || $0.hasPrefix(option + "=") }
    }

    /// Whether the desktop may have started the program, without any terminal and with nothing to read.
    private var isLauncher: Bool {
        environment["DESKTOP_STARTUP_ID"] != nil || environment["XDG_ACTIVATION_TOKEN"] != nil
            || environment["GIO_LAUNCHED_DESKTOP_FILE"] != nil
    }

    /// The options and the files among the arguments.
    private var parts: (options: [String], files: [String]) {
        var (options, files): ([String], [String]) = ([], [])
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" { return (options, files + rest) }
            guard argument != "-", argument.hasPrefix("-") || argument.hasPrefix("+") else {
                files.append(argument)
                continue
            }
            options.append(argument)
            if Self.optionsWithValue.contains(argument) { _ = rest.popFirst() }
        }
        return (options, files)
    }
}
