import CoreGraphics

/// The view of a section's header or footer, with a title or a client's own content.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier for reuse; `nil` if the view is not reused.
    open private(set) var reuseIdentifier: String?
    /// The view that contains the client's subviews.
    open private(set) var contentView: UIView = SectionContentView()

    /// The label for the title that the data source provides. It is created lazily; `nil` if the view has a content
    /// configuration.
    open var textLabel: UILabel? { configurations.content.configuration == nil ? label ?? makeLabel() : nil }

    // MARK: Configurations

    /// A closure that changes a view's configurations for a state.
    public typealias ConfigurationUpdateHandler =
        (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

    /// The content of the view, in place of its title. The default is `nil`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content.configuration }
        set {
            label?.removeFromSuperview()
            label = nil
            setContent(newValue)
            setNeedsLayout()
        }
    }

    /// Whether the content configuration is updated when the state of the view changes. The default is `true`.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set {
            configurations.updatesContent = newValue
            if newValue { setNeedsUpdateConfiguration() }
        }
    }

    /// The background of the view, in place of its background color and its background view. The default is `nil`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background.configuration }
        set {
            if newValue != nil { (backgroundView, backgroundColor) = (nil, .clear) }
            setBackground(newValue)
        }
    }

    /// Whether the background configuration is updated when the state of the view changes. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set {
            configurations.updatesBackground = newValue
            if newValue { setNeedsUpdateConfiguration() }
        }
    }

    /// The state of the view. A subclass overrides it to add values of its own.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// A closure that is called when the state of the view changes, and before the view is shown.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations.handler }
        set {
            configurations.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Returns a content configuration with the appearance of a header or a footer, and without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        look.edge == .header ? .header() : .footer()
    }

    /// Returns the background configuration of a header or a footer in the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        look.isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// Updates the configurations before the next layout.
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the configurations for a state. A subclass overrides it to configure the view, and calls `super`.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        _ = configurations.update(for: state, in: contentView, behind: self)
        configurations.handler?(self, state)
    }

    var configurations = ViewConfigurations<ConfigurationUpdateHandler>()

    /// A view behind the content, as large as this view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The label, once it has been created.
    private var label: UILabel?
    private var look = SectionTitleAppearance()
    /// The horizontal margin that was last set on the content view. Other margins there are the client's.
    private var placedMargin = TableMetrics.margin

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUpView()
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUpView()
    }

    /// Creates a view that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Gives a view of a nib the identifier of its registration.
    func takeIdentifier(_ identifier: String) {
        if reuseIdentifier == nil { reuseIdentifier = identifier }
    }

    /// Called before the view is reused for another section.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        contentView.frame = contentArea
        configurations.background.view?.frame = bounds
        configurations.content.view?.frame = contentView.bounds
        backgroundView?.frame = bounds
        if let label { label.frame = look.frame(of: label, in: contentView.bounds.size) }
    }

    /// The area of the content view.
    fileprivate var contentArea: CGRect { bounds.room(inside: look.insets) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(look.height(of: label?.text ?? "", width: size.width).points))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// Returns the size that satisfies the constraints in the content view.
    ///
    /// Without constraints it is what `sizeThatFits(_:)` returns for the width. The table calls this for the height
    /// of a header or footer whose height is not given.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let width = look.contentWidth(targetSize.width)
        if configurations.content.view != nil {
            return CGSize(width: targetSize.width, height: configurations.content.fittingHeight(width: width))
        }
        guard !contentView.constraints.isEmpty else {
            return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
        }
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
        return CGSize(width: size.width + targetSize.width - width, height: size.height)
    }

    /// The width of the content with its margins, in points; `nil` if there is none.
    var widthOfContent: CGFloat? {
        updateConfigurationIfNeeded()
        let outside = look.insets.left + look.insets.right
        let constrained = contentView.constraints.isEmpty ? nil : contentView
        if let view = configurations.content.view ?? constrained {
            // A list content view takes the width that it gets.
            let width = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
            return width > 0 ? width + outside : nil
        }
        guard let label else { return nil }
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return label.sizeThatFits(unlimited).width.rounded(.up) + 2 * look.margin + outside
    }

    /// Sets the title and the appearance for the view's place in the table.
    func take(_ title: String?, _ look: SectionTitleAppearance) {
        self.look = look
        placeMargins()
        if let title, configurations.content.configuration == nil { textLabel?.text = title }
        if let label { look.dress(label) }
        // Rows pass under a header that stays at the top, so it needs a background.
        if look.isPlain, backgroundColor == nil, configurations.background.configuration == nil {
            backgroundColor = .systemBackground
        }
        setNeedsLayout()
    }

    /// Sets the content view's margins to those of a title, unless the client set others.
    private func placeMargins() {
        var margins = contentView.layoutMargins
        guard margins.left == placedMargin, margins.right == placedMargin else { return }
        placedMargin = look.margin
        (margins.left, margins.right) = (placedMargin, placedMargin)
        contentView.layoutMargins = margins
    }

    private func setUpView() {
        var margins = contentView.layoutMargins
        (margins.left, margins.right) = (placedMargin, placedMargin)
        contentView.layoutMargins = margins
        // Headers under a bar have the same height as elsewhere.
        contentView.insetsLayoutMarginsFromSafeArea = false
        contentView.storage.isLayoutRoot = true
        addSubview(contentView)
    }

    private func makeLabel() -> UILabel {
        let made = UILabel()
        look.dress(made)
        contentView.addSubview(made)
        label = made
        setNeedsLayout()
        return made
    }
}

extension UITableViewHeaderFooterView: ConfiguredView {}

/// The content view of a header or footer.
private final class SectionContentView: UIView {
    /// A measurement doesn't depend on the section that the view was for before.
    override var frameInMargins: CGRect {
        (superview as? UITableViewHeaderFooterView)?.contentArea ?? super.frameInMargins
    }
}
