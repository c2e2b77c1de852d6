/// The properties of a terminal by the environment of a program.
///
/// It is enough for a first screen. The environment names terminals, and what they can do is asked of them
/// (`TerminalCapabilities`); the few that fail when they are asked are known by name. No terminfo is read: servers lack
/// the entries of recent terminals, and it knows none of the modes that matter.
public struct TerminalProfile: Hashable, Sendable {
    /// A program between this one and the terminal, which has a screen of its own.
    public enum Multiplexer: Hashable, Sendable {
        case tmux
        case screen
    }

    /// The name in `TERM`.
    public let name: String
    /// The multiplexer; `nil` if there is none.
    public let multiplexer: Multiplexer?
    /// Whether the terminal is on another machine.
    public let isRemote: Bool
    /// The colors that are used if nothing else is asked for.
    public let depth: ColorDepth
    /// Whether the user asks for no motion.
    public let reducesMotion: Bool

    /// Creates the profile that an environment describes.
    public init(environment: [String: String]) {
        func has(_ name: String) -> Bool { environment[name]?.isEmpty == false }
        name = environment["TERM"] ?? ""
        if has("TMUX") || name.hasPrefix("tmux") {
            multiplexer = .tmux
        } else {
            multiplexer = has("STY") || name.hasPrefix("screen") ? .screen : nil
        }
        isRemote = has("SSH_TTY") || has("SSH_CONNECTION") || has("MOSH_CONNECTION")
        reducesMotion = has("NO_MOTION") || has("REDUCED_MOTION")
        depth = Self.depth(environment, name, multiplexer)
    }

    private static func depth(
        _ environment: [String: String],
        _ name: String,
        _ multiplexer: Multiplexer?
    ) -> ColorDepth {
        if environment["NO_COLOR"]?.isEmpty == false || name.isEmpty || name == "dumb" { return .none }
        let isDirect = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
        // A multiplexer may be attached to a terminal that has fewer colors than it has itself.
        if isDirect, multiplexer == nil { return .direct }
        return name.contains("256color") || isDirect ? .indexed : .theme
    }

    /// Whether the terminal moves no cursor: text is written to it as to a file.
    public var isDumb: Bool { name.isEmpty || name == "dumb" }

    /// Whether the terminal is a console, whose font has few characters.
    public var isConsole: Bool { name == "linux" }

    /// Whether the terminal can be asked what it can do.
    public var answersQueries: Bool { !isDumb && !isConsole && multiplexer != .screen }

    /// Whether motion is worth its cost. A multiplexer writes a moved block of rows cell by cell if there is a pane
    /// beside it.
    public var allowsMotion: Bool { !isDumb && !isConsole && multiplexer == nil && !isRemote && !reducesMotion }
}
