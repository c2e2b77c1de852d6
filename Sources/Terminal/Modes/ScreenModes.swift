/// The modes that a program sets in a terminal and restores when it ends.
///
/// A value says which modes are set. `bytes(from:)` changes from one to another, and `restoration` leads back from
/// wherever the program is, even if it stopped in the middle of a sequence: it is computed before, so that a signal
/// handler only writes it.
///
/// ```swift
/// let modes = ScreenModes.fullScreen
/// var output = modes.bytes(from: .initial)
/// // …
/// output += modes.restoration
/// ```
public struct ScreenModes: Hashable, Sendable {
    /// The mouse events that a terminal reports. While it reports any, text can't be selected with the mouse.
    public enum Mouse: Hashable, Sendable {
        case none
        /// Buttons and the wheel.
        case buttons
        /// Buttons, the wheel, and movement with a button held down.
        case drags
    }

    /// The shape of the cursor.
    public enum CursorShape: Int, Hashable, Sendable {
        case standard = 0
        case block = 2
        case underline = 4
        case bar = 6
    }

    /// Whether the screen without scrollback is shown. The title of the window is saved and restored with it.
    public var isAlternate = false
    /// Whether a character after the last column begins the next row. A `ScreenWriter` needs it off.
    public var wrapsLines = true
    /// Whether pasted text is marked as such.
    public var bracketsPastes = false
    /// Whether the terminal reports that it has the focus.
    public var reportsFocus = false
    /// Whether the terminal reports its size with the input.
    public var reportsSize = false
    /// Whether the terminal reports changes between light and dark colors.
    public var reportsColorScheme = false
    /// Whether the wheel sends arrow keys on the alternate screen. Many terminals do so anyway; set it only where the
    /// terminal reports that it is off, since it is reset in the end.
    public var wheelSendsArrows = false
    public var mouse = Mouse.none
    public var cursorShape = CursorShape.standard
    /// Whether keys that share their bytes are told apart, by the first flag of kitty's protocol. Ctrl+C and Ctrl+Z are
    /// keys then, and no signals.
    public var distinguishesKeys = false

    private init() {}

    /// The modes with which a shell starts a program.
    public static let initial = ScreenModes()

    /// The modes of a program on the whole screen.
    public static let fullScreen = {
        var modes = ScreenModes()
        modes.isAlternate = true
        modes.wrapsLines = false
        modes.bracketsPastes = true
        return modes
    }()

    // MARK: Bytes

    /// Returns the bytes that change from other modes to these.
    ///
    /// The keyboard protocol is on a stack that each screen has, so it is set after the screen changes and reset before
    /// that.
    public func bytes(from old: ScreenModes) -> [UInt8] {
        var text = ""
        if old.distinguishesKeys, !distinguishesKeys || isAlternate != old.isAlternate { text += "\u{1B}[<u" }
        if isAlternate != old.isAlternate {
            text += isAlternate ? "\u{1B}[22;0t\u{1B}[?1049h" : "\u{1B}[23;0t\u{1B}[?1049l"
        }
        // Terminals have one mode for the mouse, which the reset of a former one would turn off.
        let changes = privateModes(from: old).filter { $0.isSet != $0.wasSet }
        for change in changes where !change.isSet { text += "\u{1B}[?\(change.mode)l" }
        for change in changes where change.isSet { text += "\u{1B}[?\(change.mode)h" }
        if cursorShape != old.cursorShape { text += "\u{1B}[\(cursorShape.rawValue) q" }
        if distinguishesKeys, !old.distinguishesKeys || isAlternate != old.isAlternate { text += "\u{1B}[>1u" }
        return Array(text.utf8)
    }

    /// The private modes with whether they are set here and in other modes.
    private func privateModes(from old: ScreenModes) -> [(mode: Int, isSet: Bool, wasSet: Bool)] {
        [
            (7, wrapsLines, old.wrapsLines),
            (2004, bracketsPastes, old.bracketsPastes),
            (1004, reportsFocus, old.reportsFocus),
            (1000, mouse == .buttons, old.mouse == .buttons),
            (1002, mouse == .drags, old.mouse == .drags),
            // The form of the reports, without which columns beyond 223 can't be told.
            (1006, mouse != .none, old.mouse != .none),
            (1007, wheelSendsArrows, old.wheelSendsArrows),
            (2031, reportsColorScheme, old.reportsColorScheme),
            (2048, reportsSize, old.reportsSize),
        ]
    }

    /// The bytes that restore the initial modes from these, in any state of drawing.
    ///
    /// They end a string or a sequence that was cut off, a frame that waits to be shown, the scroll region and the
    /// style, and they show the cursor, which stays in its place. If the program stopped while it set these modes, some
    /// are reset that were never set, which does nothing.
    public var restoration: [UInt8] {
        // The reset of the region moves the cursor. The alternate screen keeps that of the other one.
        let region = isAlternate ? "\u{1B}[r" : "\u{1B}7\u{1B}[r\u{1B}8"
        // An escape ends a sequence that isn't complete; with a backslash, also a string.
        let start = "\u{1B}\\\u{1B}[?2026l\(region)\u{1B}[m\u{1B}[?25h"
        // The modes are reset on the screen on which they were set.
        var modes = ScreenModes.initial
        modes.isAlternate = isAlternate
        var end = modes.bytes(from: self)
        end += ScreenModes.initial.bytes(from: modes)
        return Array(start.utf8) + end
    }
}
