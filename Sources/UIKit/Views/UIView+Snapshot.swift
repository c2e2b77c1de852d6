import CoreGraphics
import DisplayList
import QuartzCore

extension UIView {
    /// A view that shows what this one shows now, and goes on showing it. `nil` if this one has no size.
    ///
    /// Costs what drawing the view costs; no pixels are copied.
    ///
    /// - Parameter afterUpdates: whether changes that wait to be laid out count.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard !bounds.isEmpty else { return nil }
        return SnapshotView(showing: picture(afterScreenUpdates: afterUpdates), size: bounds.size)
    }

    /// Draws the view with all that is in it into the current context, stretched to `rect`.
    ///
    /// - Returns: whether there was a context and something to draw.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty,
            let picture = picture(afterScreenUpdates: afterUpdates)
        else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.draw(picture)
        context.restoreGState()
        return true
    }

    /// What is on the screen in the view, from its top left corner.
    private func picture(afterScreenUpdates: Bool) -> RenderNode? {
        if afterScreenUpdates { layoutIfNeeded() }
        return layer.makeSubtreeNode()
    }
}

/// Shows a picture that was taken of another view.
private final class SnapshotView: UIView {
    private let picture: RenderNode?

    init(showing picture: RenderNode?, size: CGSize) {
        self.picture = picture
        super.init(frame: CGRect(origin: .zero, size: size))
        setNeedsDisplay()
    }

    required init?(coder: NSCoder) {
        picture = nil
        super.init(coder: coder)
    }

    override func makeContents() -> RenderNode? { picture }
}
