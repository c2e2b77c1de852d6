import CoreGraphics
import QuartzCore

/// How a cell is drawn in a frame. If it is drawn in the same way in the next one, only its place may have changed.
@MainActor
struct CellLook {
    /// The drawing of the cell's layer with all that is inside, which the layer keeps until something of it changes.
    private let drawing: AnyObject?
    private let transform: CGAffineTransform
    private let opacity: CGFloat
    private let size: CGSize
    /// The contents of the cell of which something is seen.
    var contents: [ContentSample] = []

    /// Draws a layer. Labels draw their texts for a frame, and place them by what they showed before.
    init(of layer: CALayer, _ transform: CGAffineTransform, opacity: CGFloat) {
        (self.transform, self.opacity, size) = (transform, opacity, PresentedLayer(layer).bounds.size)
        drawing = layer.makeSubtreeNode()
    }

    /// Returns how far the contents have moved since an earlier look, or `nil` if something else has changed, too.
    func shift(from earlier: CellLook) -> CGPoint? {
        guard let drawing, drawing === earlier.drawing, opacity == earlier.opacity, size == earlier.size
        else { return nil }
        let (old, new) = (earlier.transform, transform)
        guard (old.a, old.b, old.c, old.d) == (new.a, new.b, new.c, new.d) else { return nil }
        return CGPoint(x: new.tx - old.tx, y: new.ty - old.ty)
    }
}
