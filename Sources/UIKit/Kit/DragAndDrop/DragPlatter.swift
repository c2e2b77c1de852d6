import CoreGraphics

/// A dragged item on the screen: a picture of its view, with a shadow.
final class DragPlatter: UIView {
    /// Creates a platter with a picture of a preview.
    init(_ preview: UITargetedPreview) {
        super.init(frame: CGRect(origin: .zero, size: preview.size))
        isUserInteractionEnabled = false
        show(preview.view, preview.parameters)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a picture of a view, at its size.
    func show(_ view: UIView, _ parameters: UIPreviewParameters) {
        subviews.forEach { $0.removeFromSuperview() }
        bounds.size = view.bounds.size
        let content = UIView(frame: bounds)
        content.backgroundColor = parameters.backgroundColor
        if let picture = view.snapshotView(afterScreenUpdates: true) { content.addSubview(picture) }
        if let path = parameters.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            content.layer.mask = mask
        }
        addSubview(content)
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    /// Raises the platter from its view, or lowers it onto a view.
    func setLifted(_ isLifted: Bool) {
        layer.shadowOpacity = isLifted ? 0.2 : 0
    }
}
