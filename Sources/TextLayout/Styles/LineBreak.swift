/// What happens to text wider than a line, as in `NSLineBreakMode`.
///
/// The last three wrap by words up to the last line allowed and shorten that one; with no limit on lines they only wrap.
package enum LineBreak: Hashable, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

    /// Whether lines end between words, where there are several.
    var wrapsWords: Bool { self != .charWrapping && self != .clipping }

    /// Whether text that does not fit is shortened.
    package var isTruncating: Bool {
        switch self {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: true
        case .wordWrapping, .charWrapping, .clipping: false
        }
    }
}
