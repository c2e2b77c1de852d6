/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// That of the direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// The end of the lines of a text layer that are longer than it is wide.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// They are cut at the edge.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis is in place of their beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis is in place of their end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis is in place of their middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    var lineBreakMode: NSLineBreakMode {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: .byClipping
        }
    }
}
