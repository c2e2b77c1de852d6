import CoreGraphics
import DisplayList

extension CALayer {
    /// Has `display()` called before the next frame.
    public func setNeedsDisplay() {
        displayIsNeeded = true
        invalidateOwnPicture()
    }

    /// Has `display()` called before the next frame. Contents are drawn as a whole, whatever the rectangle.
    public func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    /// Whether `setNeedsDisplay()` is waiting.
    public func needsDisplay() -> Bool {
        displayIsNeeded
    }

    /// Calls `display()` now if that is needed.
    public func displayIfNeeded() {
        guard displayIsNeeded else { return }
        displayIsNeeded = false
        display()
    }

    /// Makes the contents by `draw(in:)`, recorded without regard to resolution.
    ///
    /// A layer of no size keeps those that it has: on its way there it is still to be seen.
    package func drawContents() {
        let area = CGRect(origin: .zero, size: bounds.size)
        guard area.width > 0, area.height > 0 else { return }
        contents = RenderNode.cairo(in: area) { cairo in
            let context = CGContext(
                borrowing: cairo,
                origin: bounds.origin,
                height: area.height,
                scale: contentsScale
            )
            delegate?.layerWillDraw(self)
            draw(in: context)
        }
    }

    /// Draws the layer and what is in it, as the screen shows it, in the layer's own coordinates.
    public func render(in ctx: CGContext) {
        layoutIfNeeded()
        guard let node = makeSubtreeNode()?.translated(by: current.bounds.origin) else { return }
        ctx.draw(node)
    }
}
