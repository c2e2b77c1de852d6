import TextLayout

/// The alignment of lines of text. The raw values are iOS's.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Aligned to both sides. The spaces of every line but a paragraph's last are stretched.
    case justified = 3
    /// Aligned to the leading side of the layout direction.
    case natural = 4
}

extension NSTextAlignment {
    /// Returns the alignment for a layout direction.
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
