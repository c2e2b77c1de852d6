import HostInterface

/// The keys and buttons that have the same meaning in every desktop app.
enum DesktopKeys {
    /// The mouse button for going back, by the numbers of X and GDK.
    static let backButton = 8

    /// Returns whether a key goes back: Escape, Alt-Left, or the Back key. The symbols are GDK's.
    static func goesBack(_ key: HostKey) -> Bool {
        let (escape, left, back): (UInt32, UInt32, UInt32) = (0xff1b, 0xff51, 0x1008_ff26)
        return switch key.symbol {
        case escape, back: key.modifiers.isDisjoint(with: [.shift, .control, .alternate, .command])
        case left: key.modifiers.intersection([.shift, .control, .alternate, .command]) == .alternate
        default: false
        }
    }
}
