/// The view of a tab bar controller, which contains the view of the selected controller, the bar over it, and the
/// sidebar.
///
/// It may outlive its controller, as when a client keeps it, or a callback in its layout releases the controller.
final class TabBarControllerView: UIView {
    /// The view that contains the view of the selected controller.
    let content = UIView()
    private weak var controller: UITabBarController?
    /// The button that shows the sidebar.
    private var toggle: UIButton?

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

    override var subviewsInReadingOrder: [UIView]? {
        [controller?.storedSidebar?.view, content, toggle, controller?.tabBar].compactMap { $0 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        controller.placeSidebar()
        controller.placeBar()
        controller.placeSelected()
        controller.placeBarAtContent(isLayout: true)
    }

    /// Shows or hides the button that shows the sidebar. It is at the leading edge, beside the tabs.
    func showToggle(_ isShown: Bool) {
        guard isShown else {
            toggle?.isHidden = true
            return
        }
        let button = toggle ?? makeToggle()
        let size = TabMetrics.platterHeight
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = max(isMirrored ? safeAreaInsets.right : safeAreaInsets.left, TabMetrics.margin)
        button.isHidden = false
        button.frame = CGRect(
            x: isMirrored ? bounds.width - start - size : start,
            y: bounds.height - TabMetrics.barHeight,
            width: size,
            height: size
        )
    }

    private func makeToggle() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        button.backgroundColor = .secondarySystemGroupedBackground
        button.layer.cornerRadius = TabMetrics.platterHeight / 2
        button.accessibilityLabel = "Show Sidebar"
        let action = UIAction { [weak controller] _ in controller?.sidebar.setHidden(false, animated: true) }
        button.addAction(action, for: .primaryActionTriggered)
        if let bar = controller?.tabBar { insertSubview(button, aboveSubview: bar) }
        toggle = button
        return button
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
        controller?.sidebarAvailabilityDidChange()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
