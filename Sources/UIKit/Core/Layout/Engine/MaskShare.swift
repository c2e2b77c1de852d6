import CoreGraphics

/// The fractions of a change of the superview's size that an autoresizing mask gives to the parts
/// of a frame, on one axis.
struct MaskShare: Equatable {
    /// The fraction that is added to the distance from the start.
    var start = 0.0
    /// The fraction that is added to the length.
    var length = 0.0

    static let none = MaskShare()

    var isNone: Bool { start == 0 && length == 0 }

    /// Returns whether the fractions are equal except for rounding errors.
    func isClose(to other: MaskShare) -> Bool {
        abs(start - other.start) < 1e-6 && abs(length - other.length) < 1e-6
    }

    /// Creates the fractions for a frame and its mask.
    ///
    /// - Parameters:
    ///   - outer: The length of the superview.
    ///   - flexible: Whether the distance before, the length, and the distance after are flexible.
    init(start: CGFloat, length: CGFloat, in outer: CGFloat, flexible: (before: Bool, length: Bool, after: Bool)) {
        let parts = [
            flexible.before ? start : 0, flexible.length ? length : 0, flexible.after ? outer - start - length : 0,
        ]
        let count = [flexible.before, flexible.length, flexible.after].count { $0 }
        guard count > 0 else { return }
        let total = parts.reduce(0, +)
        // Flexible parts share in proportion to their lengths, or evenly if all are 0, as in autoresizing itself.
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
