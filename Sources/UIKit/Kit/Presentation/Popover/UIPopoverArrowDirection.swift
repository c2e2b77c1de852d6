/// The directions of the arrow of a popover. The raw values are Apple's.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The popover is below its source.
    public static var up: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1) }
    /// The popover is above its source.
    public static var down: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 2) }
    /// The popover is to the right of its source.
    public static var left: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 4) }
    /// The popover is to the left of its source.
    public static var right: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 8) }
    public static var any: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 15) }
    /// The popover isn't visible.
    public static var unknown: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: .max) }
}
