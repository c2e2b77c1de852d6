import TextLayout

/// The way in which a paragraph runs. The raw values are UIKit's.
public enum NSWritingDirection: Int, Sendable {
    /// As its first letter does.
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
