import Foundation

extension CGPoint {
    /// Returns whether both coordinates are equal.
    public func equalTo(_ point2: CGPoint) -> Bool {
        self == point2
    }
}

extension CGSize {
    /// Returns whether width and height are equal.
    public func equalTo(_ size2: CGSize) -> Bool {
        self == size2
    }
}

extension CGRect {
    /// Returns whether both cover the same area, regardless of the signs of their sizes.
    public func equalTo(_ rect2: CGRect) -> Bool {
        standardized == rect2.standardized
    }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in parentheses.
    public var debugDescription: String {
        "(\(x), \(y))"
    }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height in parentheses.
    public var debugDescription: String {
        "(\(width), \(height))"
    }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin's coordinates and the size in parentheses.
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(width), \(height))"
    }
}
