import CoreGraphics
import DisplayList
import QuartzCore

extension UIView {
    /// Makes a view with a picture of this view, or returns `nil` if this view is empty.
    func makeSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard !bounds.isEmpty else { return nil }
        return SnapshotView(showing: picture(afterScreenUpdates: afterUpdates), size: bounds.size)
    }

    /// Draws the picture of the view into the current context.
    @discardableResult
    func drawPicture(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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

    /// Returns the render node of the view and its subviews, with the origin in the view's top left corner.
    private func picture(afterScreenUpdates: Bool) -> RenderNode? {
        if afterScreenUpdates { layoutIfNeeded() }
        return layer.makeSubtreeNode()
    }
}

/// A view that shows a snapshot of another view.
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
