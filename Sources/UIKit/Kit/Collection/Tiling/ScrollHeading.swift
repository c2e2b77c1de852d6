import CoreGraphics

/// The direction in which a collection view was last scrolled.
struct ScrollHeading {
    /// A Boolean value that indicates whether the last scroll led towards the beginning of the content.
    private(set) var isBack = false
    /// The offset of the previous layout.
    private var offset = CGPoint.zero

    /// Records that the content was moved to keep what is visible in place, which is no scroll.
    mutating func carry(by distance: CGPoint) {
        offset.x += distance.x
        offset.y += distance.y
    }

    /// Records the offset of a layout, of which one axis counts.
    mutating func note(_ offset: CGPoint, isVertical: Bool) {
        defer { self.offset = offset }
        let step = isVertical ? offset.y - self.offset.y : offset.x - self.offset.x
        if step != 0 { isBack = step < 0 }
    }
}
