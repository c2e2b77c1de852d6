import TextLayout

/// What becomes of text that is wider than a line.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, from the last break between words on.
    case byWordWrapping = 0
    /// It goes on in the next line with the first character that had no room.
    case byCharWrapping = 1
    /// What has no room is cut off.
    case byClipping = 2
    /// An ellipsis stands for the start.
    case byTruncatingHead = 3
    /// An ellipsis stands for the end.
    case byTruncatingTail = 4
    /// An ellipsis stands for the middle.
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
