import TextLayout

/// The base direction of a paragraph. The raw values are UIKit's.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first letter.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

extension NSWritingDirection {
    var direction: ParagraphStyle.Direction {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
