import CoreGraphics

extension UIView {
    /// The distances and lengths that are flexible when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1) }
        public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
        public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 4) }
        public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 8) }
        public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
        public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 32) }
    }

    /// The frame without the effect of the view's transform.
    var untransformedFrame: CGRect {
        let (size, anchor, position) = (bounds.size, layer.anchorPoint, layer.position)
        return CGRect(
            x: position.x - anchor.x * size.width,
            y: position.y - anchor.y * size.height,
            width: size.width,
            height: size.height
        )
    }

    /// Sets the frame, and updates subviews and constraints that depend on it.
    func changeFrame(to frame: CGRect) {
        requireMainThread("UIView.frame")
        let old = bounds.size
        layer.frame = frame
        boundsDidChange(from: old)
        geometryDidChange(from: bounds.origin)
    }

    func boundsDidChange(from old: CGSize) {
        guard bounds.size != old else { return }
        if storage.contentMode == .redraw || redrawsForSize { setNeedsDisplay() }
        guard storage.autoresizesSubviews else { return }
        for child in children where !child.autoresizingMask.isEmpty {
            let frame = child.frame
            child.frame = child.autoresizingMask.place(frame, from: old, to: bounds.size)
            // Even if the frame cannot change, as with a length of 0, its constraints depend on the superview's size.
            if child.frame == frame { child.geometryDidChange(from: child.bounds.origin) }
        }
    }
}

extension UIView.AutoresizingMask {
    /// Returns a frame after a change of the superview's size. The flexible parts share the change
    /// in proportion to their lengths.
    func place(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        let (x, width) = Self.place(
            start: frame.minX,
            length: frame.width,
            from: old.width,
            to: new.width,
            flexible: (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
        )
        let (y, height) = Self.place(
            start: frame.minY,
            length: frame.height,
            from: old.height,
            to: new.height,
            flexible: (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
        )
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func place(
        start: CGFloat,
        length: CGFloat,
        from old: CGFloat,
        to new: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [
            (start, flexible.before), (length, flexible.length), (old - start - length, flexible.after),
        ]
        let givesWay = parts.filter(\.1)
        guard !givesWay.isEmpty, new != old else { return (start, length) }
        let total = givesWay.reduce(0) { $0 + $1.0 }
        let change = new - old
        // If all flexible parts are 0, there is no proportion to keep, so that they share evenly.
        let share = { (part: CGFloat) in total > 0 ? change * part / total : change / CGFloat(givesWay.count) }
        return (
            start + (flexible.before ? share(start) : 0),
            Swift.max(0, length + (flexible.length ? share(length) : 0))
        )
    }
}
