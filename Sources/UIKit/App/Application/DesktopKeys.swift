import HostInterface

/// The keys and buttons that mean something in every application of a desktop.
enum DesktopKeys {
    /// The mouse button that goes back, as X and GDK count them.
    static let backButton = 8

    /// Whether a key goes back: Escape, Alt with the left arrow, or the key made for it. The numbers are GDK's.
    static func goesBack(_ key: HostKey) -> Bool {
        let (escape, left, back): (UInt32, UInt32, UInt32) = (0xff1b, 0xff51, 0x1008_ff26)
        return switch key.symbol {
        case escape, back: key.modifiers.isDisjoint(with: [.shift, .control, .alternate, .command])
        case left: key.modifiers.intersection([.shift, .control, .alternate, .command]) == .alternate
        default: false
        }
    }
}
