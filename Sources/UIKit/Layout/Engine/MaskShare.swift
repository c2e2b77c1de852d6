import CoreGraphics

/// How an autoresizing mask ties one axis of a frame to the size around it: what part of a change goes where.
struct MaskShare: Equatable {
    /// The part that the distance from the start takes.
    var start = 0.0
    /// The part that the length takes.
    var length = 0.0

    static let none = MaskShare()

    var isNone: Bool { start == 0 && length == 0 }

    /// The same parts, but for rounding.
    func isClose(to other: MaskShare) -> Bool {
        abs(start - other.start) < 1e-6 && abs(length - other.length) < 1e-6
    }

    /// - Parameters:
    ///   - flexible: whether the distance before, the length, and the distance after give way.
    ///   - outer: the length around.
    init(start: CGFloat, length: CGFloat, in outer: CGFloat, flexible: (before: Bool, length: Bool, after: Bool)) {
        let parts = [
            flexible.before ? start : 0, flexible.length ? length : 0, flexible.after ? outer - start - length : 0,
        ]
        let count = [flexible.before, flexible.length, flexible.after].count { $0 }
        guard count > 0 else { return }
        let total = parts.reduce(0, +)
        // As the mask itself: parts without length share evenly.
        let share = { (part: CGFloat, gives: Bool) in
            gives ? (total > 0 ? Double(part / total) : 1 / Double(count)) : 0
        }
        self.start = share(parts[0], flexible.before)
        self.length = share(parts[1], flexible.length)
    }

    private init() {}
}

extension UIView.AutoresizingMask {
    func share(
        _ axis: NSLayoutConstraint.Axis,
        start: CGFloat,
        length: CGFloat,
        in outer: CGFloat
    ) -> MaskShare {
        let flexible =
            axis == .horizontal
            ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
            : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
        return MaskShare(start: start, length: length, in: outer, flexible: flexible)
    }
}
