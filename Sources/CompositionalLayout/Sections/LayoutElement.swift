import Foundation

/// A view of a layout.
package enum LayoutElement: Hashable, Sendable {
    case item(Int, section: Int)
    /// A supplementary or boundary item. Those of a kind are numbered in their section, in the order of their owners.
    case supplementary(kind: String, Int, section: Int)
    /// A background of a section, by its number in the section.
    case decoration(kind: String, Int, section: Int)

    /// The number of a boundary item of the layout, which belongs to no section. Its section counts as 0.
    package static let layoutBoundary = Int.max
}

/// A view with its place in the content.
package struct PlacedElement: Hashable, Sendable {
    package var element: LayoutElement
    /// Points from the corner of the content.
    package var frame: CGRect
    package var zIndex: Int

    package init(_ element: LayoutElement, frame: CGRect, zIndex: Int) {
        self.element = element
        self.frame = frame
        self.zIndex = zIndex
    }
}

extension CGRect {
    /// Whether the rectangles share an area.
    func overlaps(_ other: CGRect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }

    /// Whether the rectangles share a point.
    func touches(_ other: CGRect) -> Bool {
        max(minX, other.minX) <= min(maxX, other.maxX) && max(minY, other.minY) <= min(maxY, other.maxY)
    }

    func moved(by distance: CGPoint) -> CGRect {
        CGRect(x: origin.x + distance.x, y: origin.y + distance.y, width: width, height: height)
    }
}
