/// The character that stands for text that was left out.
enum Ellipsis {
    static let scalar: UInt32 = 0x2026
    static let text = "\u{2026}"
}
