/// A direction in a text, as it is stored or as it is seen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Returns whether the direction leads to the end of a text that runs from left to right or from right to left.
    func isForward(isRightToLeft: Bool) -> Bool {
        if let direction = UITextStorageDirection(rawValue: rawValue) { return direction == .forward }
        switch UITextLayoutDirection(rawValue: rawValue) {
        case .right: return !isRightToLeft
        case .left: return isRightToLeft
        case .up: return false
        case .down, nil: return true
        }
    }
}
