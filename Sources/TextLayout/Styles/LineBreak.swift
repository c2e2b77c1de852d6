/// The treatment of text that is wider than a line, as in `NSLineBreakMode`.
///
/// The modes that truncate wrap by words up to the last line allowed and shorten that line. Without a limit on
/// lines, they only wrap.
package enum LineBreak: Hashable, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

    /// Whether lines end between words if there are several lines.
    var wrapsWords: Bool { self != .charWrapping && self != .clipping }

    /// Whether text that does not fit is shortened.
    package var isTruncating: Bool {
        switch self {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: true
        case .wordWrapping, .charWrapping, .clipping: false
        }
    }
}
