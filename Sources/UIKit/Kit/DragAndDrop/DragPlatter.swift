import CoreGraphics

/// A dragged item on the screen: a picture of its view, with a shadow.
final class DragPlatter: UIView {
    private var content = UIView()

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
        content.removeFromSuperview()
        bounds.size = view.bounds.size
        content = UIView(frame: bounds)
        if let picture = view.snapshotView(afterScreenUpdates: true) { content.addSubview(picture) }
        addSubview(content)
        apply(parameters)
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    /// Gives the picture another outline and another color behind it.
    func apply(_ parameters: UIPreviewParameters) {
        content.backgroundColor = parameters.backgroundColor
        content.layer.mask = parameters.visiblePath.map { path in
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            return mask
        }
        layer.shadowPath = parameters.shadowPath?.cgPath
    }

    /// Raises the platter from its view, or lowers it onto a view.
    func setLifted(_ isLifted: Bool) {
        layer.shadowOpacity = isLifted ? 0.2 : 0
    }
}
