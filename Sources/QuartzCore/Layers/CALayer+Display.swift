import CoreGraphics
import DisplayList

extension CALayer {
    /// Requests a call of `display()` before the next frame.
    public func setNeedsDisplay() {
        displayIsNeeded = true
        invalidateContents()
    }

    /// Requests a call of `display()` before the next frame. The contents are drawn as a whole,
    /// whatever the rectangle.
    public func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    /// Returns whether a call of `display()` is pending.
    public func needsDisplay() -> Bool {
        displayIsNeeded
    }

    /// Calls `display()` at once if it is pending.
    public func displayIfNeeded() {
        guard displayIsNeeded else { return }
        displayIsNeeded = false
        display()
    }

    /// Records `draw(in:)` as the contents, independent of the resolution.
    ///
    /// An empty layer keeps its contents, since they are still visible while its bounds animate to empty.
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

    /// Draws the layer and its sublayers in the layer's own coordinates, as of the current frame.
    public func render(in ctx: CGContext) {
        layoutIfNeeded()
        guard let node = makeSubtreeNode()?.translated(by: current.bounds.origin) else { return }
        ctx.draw(node)
    }
}
