import CoreGraphics

/// The view of a section's header or footer, with a title or a client's own content.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier for reuse; `nil` if the view is not reused.
    open private(set) var reuseIdentifier: String?
    /// The view that contains the client's subviews.
    open private(set) var contentView = UIView()

    /// The label for the title that the data source provides. It is created lazily.
    open var textLabel: UILabel? { label ?? makeLabel() }

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

    /// Called before the view is reused for another section.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        if let label { label.frame = look.frame(of: label, in: bounds.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(look.height(of: label?.text ?? "", width: size.width).points))
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
        guard !contentView.constraints.isEmpty else {
            return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
        }
        return contentView.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }

    /// Sets the title and the appearance for the view's place in the table.
    func take(_ title: String?, _ look: SectionTitleAppearance) {
        self.look = look
        placeMargins()
        if let title { textLabel?.text = title }
        if let label { look.dress(label) }
        // Rows pass under a header that stays at the top, so it needs a background.
        if look.isPlain, backgroundColor == nil { backgroundColor = .systemBackground }
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
