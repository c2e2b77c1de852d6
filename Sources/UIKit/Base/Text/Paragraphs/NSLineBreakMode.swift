import TextLayout

/// How text that is wider than a line is broken or truncated.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines break at the last break opportunity between words.
    case byWordWrapping = 0
    /// Lines break before the first character that doesn't fit.
    case byCharWrapping = 1
    /// Text that doesn't fit is clipped.
    case byClipping = 2
    /// An ellipsis replaces the start of the text.
    case byTruncatingHead = 3
    /// An ellipsis replaces the end of the text.
    case byTruncatingTail = 4
    /// An ellipsis replaces the middle of the text.
    case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
    var lineBreak: LineBreak {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .charWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}
