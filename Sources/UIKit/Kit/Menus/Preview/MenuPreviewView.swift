import CoreGraphics

/// The preview of a menu on the screen: a picture of a view, or the view of a controller. The user can tap it.
final class MenuPreviewView: UIView {
    private let onTap: () -> Void
    private let platter: DragPlatter?
    private let controller: UIViewController?
    private let badge = UILabel()
    private var shown: UITargetedPreview

    /// - Parameter size: The size of the view of a controller. A picture has the size of its view.
    init(_ preview: MenuPreview, size: CGSize, onTap: @escaping () -> Void) {
        self.onTap = onTap
        shown = preview.source
        controller = preview.controller
        platter = preview.controller == nil ? DragPlatter(preview.source) : nil
        super.init(frame: CGRect(origin: .zero, size: preview.controller == nil ? preview.source.size : size))
        if let platter { addSubview(platter) }
        if let view = preview.controller?.view { add(view) }
        if preview.count > 1 { showBadge(preview.count) }
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.onTap() }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func add(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The view has corners and gets no touches while it is a preview only.
        let frame = UIView(frame: bounds)
        frame.autoresizingMask = view.autoresizingMask
        frame.isUserInteractionEnabled = false
        frame.clipsToBounds = true
        frame.layer.cornerRadius = MenuPreviewMetrics.cornerRadius
        frame.addSubview(view)
        addSubview(frame)
    }

    private func showBadge(_ count: Int) {
        let size = MenuPreviewMetrics.badgeSize
        badge.text = "\(count)"
        badge.textAlignment = .center
        badge.textColor = .white
        badge.backgroundColor = .systemRed
        badge.font = .boldSystemFont(ofSize: 15)
        badge.layer.cornerRadius = size / 2
        badge.layer.masksToBounds = true
        badge.frame = CGRect(x: bounds.maxX - size / 2, y: -size / 2, width: size, height: size)
        badge.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
        addSubview(badge)
    }

    /// Lies on the view that it shows.
    func lie(on preview: UITargetedPreview) {
        guard let center = preview.center(in: window) else { return }
        self.center = center
        transform = preview.target.transform
        platter?.setLifted(false)
        badge.alpha = 0
        guard controller != nil, bounds.width > 0, bounds.height > 0 else { return }
        // The view of a controller grows out of the view that it stands for.
        let scale = min(preview.size.width / bounds.width, preview.size.height / bounds.height)
        transform = preview.target.transform.scaledBy(x: scale, y: scale)
        alpha = 0
    }

    /// Fills a frame above the window.
    func rest(in frame: CGRect) {
        center = CGPoint(x: frame.midX, y: frame.midY)
        let scale = bounds.width > 0 ? frame.width / bounds.width : 1
        transform = CGAffineTransform(scaleX: scale, y: scale)
        platter?.setLifted(true)
        (alpha, badge.alpha) = (1, 1)
    }

    /// Shows another preview before it returns to it.
    func adopt(_ preview: UITargetedPreview) {
        guard let platter else { return }
        let hasOtherLook = preview.view !== shown.view || preview.parameters !== shown.parameters
        shown = preview
        guard hasOtherLook, !preview.view.bounds.isEmpty else { return }
        platter.show(preview.view, preview.parameters)
        bounds.size = platter.bounds.size
        platter.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Grows over the window. A controller's view gets the size of the window, and a picture fades.
    func fill(_ frame: CGRect) {
        badge.alpha = 0
        center = CGPoint(x: frame.midX, y: frame.midY)
        if controller != nil {
            transform = .identity
            bounds.size = frame.size
        } else {
            rest(in: frame)
            alpha = 0
        }
    }

    /// Removes the view of the controller, which the app may show elsewhere.
    func removeContent() {
        guard let view = controller?.viewIfLoaded, view.isDescendant(of: self) else { return }
        view.removeFromSuperview()
    }
}
