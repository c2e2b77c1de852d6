/// The view of a navigation controller, which contains the controllers' views and the bar over them.
///
/// It may outlive its controller, as when a client keeps it, or a callback in its layout releases the controller.
final class NavigationView: UIView {
    /// The view that contains the controllers' views.
    let content = UIView()
    private weak var controller: UINavigationController?

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .systemBackground
        // A view that is laid out before its container has a size would break constraints to its safe area.
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.clipsToBounds = true
        addSubview(content)
        addSubview(controller.navigationBar)
        addGestureRecognizer(controller.interactivePop.recognizer)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let controller, controller.hasBarHiding else { return }
        controller.barHiding.viewDidLoad()
        controller.barHiding.sizeClassDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The bar is read first, although content is visible above it.
    override var subviewsInReadingOrder: [UIView]? {
        [controller?.navigationBar, content, controller?.storedToolbar].compactMap(\.self)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        guard let controller else { return }
        controller.interactivePop.layoutDirectionMayHaveChanged()
        controller.placeBar()
        controller.placeToolbar()
        controller.placeControllers()
        controller.placeToolbarAtContent(isLayout: true)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        guard let controller else { return }
        // A large title grows with the text size, and pushes content that is at its top.
        controller.keepContentsAtTop()
        guard controller.hasBarHiding else { return }
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
            controller.barHiding.sizeClassDidChange()
        }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
