/// The view of a tab bar controller, which contains the view of the selected controller, and the bar over it.
final class TabBarControllerView: UIView {
    /// The view that contains the view of the selected controller.
    let content = UIView()
    private unowned let controller: UITabBarController

    init(_ controller: UITabBarController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .systemBackground
        // A view that is laid out before its container has a size would break constraints to its safe area.
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        addSubview(controller.tabBar)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var subviewsInReadingOrder: [UIView]? { [content, controller.tabBar] }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        controller.placeBar()
        controller.placeSelected()
        controller.placeBarAtContent(isLayout: true)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
        controller.arrange()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
