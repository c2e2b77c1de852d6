import TextLayout

/// The side that lines of text keep to. The raw values are iOS's.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Both: the spaces of every line but a paragraph's last are widened.
    case justified = 3
    /// The side that reading starts from in the place where the text is shown.
    case natural = 4
}

extension NSTextAlignment {
    /// The alignment of a place that is read from the right or from the left.
    func resolved(isRightToLeft: Bool) -> ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: isRightToLeft ? .right : .left
        }
    }
}
