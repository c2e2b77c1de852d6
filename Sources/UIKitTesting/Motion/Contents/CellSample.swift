import CoreGraphics
import Foundation

/// The part of a cell that a person sees in one frame, in the coordinates of the window.
struct CellSample {
    /// The index path of the row.
    let row: IndexPath
    /// The frame of the cell.
    let frame: CGRect
    /// The part of the window in which the table is.
    let table: CGRect
    /// The largest distance in points of an edge of the cell from where it comes to rest, or the difference in opacity
    /// times the height.
    let unrest: CGFloat
    /// The contents of the cell of which something is seen, from back to front.
    var contents: [ContentSample]
    /// Whether the contents are those of the frame before, and have only moved with the cell.
    var isUnchanged = false
}

/// The part of a label, a text, an image or a control that a person sees in one frame.
struct ContentSample {
    /// The identity by which a content is found again in the next frame.
    enum Key: Hashable {
        /// A text, whichever view shows it.
        case text(String)
        /// A view other than a label.
        case view(ObjectIdentifier)
    }

    let key: Key
    /// The text or the class of the view.
    let name: String
    let isText: Bool
    /// The height of a line in points.
    let lineHeight: CGFloat
    /// The frame, also where other views cover it.
    private(set) var frame: CGRect
    /// The place of the corner at which the content begins. A text keeps it while it gets other lines.
    private(set) var origin: CGPoint
    /// The part of the frame that is seen.
    var shown: CGRect
    let opacity: CGFloat
    /// The size relative to the size at rest.
    let scale: CGFloat
    /// The largest distance in points of an edge from where it comes to rest in the cell.
    let unrest: CGFloat

    /// Returns the content as it is seen after its cell has moved.
    func moved(by distance: CGPoint) -> ContentSample {
        var moved = self
        moved.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
        moved.origin = CGPoint(x: origin.x + distance.x, y: origin.y + distance.y)
        moved.shown = shown.offsetBy(dx: distance.x, dy: distance.y)
        return moved
    }

    /// Whether anything can be recognized.
    var isSeen: Bool { opacity > 0.01 && shown.width > 0.5 && shown.height > 0.5 }
}

extension CGRect {
    /// Returns the highest part of the rectangle, over its whole width, that another rectangle leaves free.
    func uncovered(by cover: CGRect) -> CGRect {
        let common = intersection(cover)
        guard !common.isNull, common.height > 0, cover.minX <= minX + 0.5, cover.maxX >= maxX - 0.5 else { return self }
        let (above, below) = (common.minY - minY, maxY - common.maxY)
        return above >= below
            ? CGRect(x: minX, y: minY, width: width, height: above)
            : CGRect(x: minX, y: common.maxY, width: width, height: below)
    }
}
