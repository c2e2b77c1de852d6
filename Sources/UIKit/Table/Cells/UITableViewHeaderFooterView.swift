import CoreGraphics

/// The header or footer of a section: a title on a ground, or a client's own content.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// What the view may be reused for; `nil` if it is not to be reused.
    public let reuseIdentifier: String?
    /// The view that a client's own views go into.
    public let contentView = UIView()

    /// The title, as the data source gives it.
    open var textLabel: UILabel? { label ?? makeLabel() }

    /// Behind the content, as large as the view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Made when it is first asked for.
    private var label: UILabel?
    private var look = SectionTitleLook()
    /// The margin at the sides that the content view got last.
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

    /// A view that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Called before the view is used for another section.
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

    /// The size that suits the constraints in the content view; without constraints what `sizeThatFits(_:)` says for the
    /// width.
    ///
    /// The table asks this for the height of a header or footer that has none given.
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

    /// Takes the title and the looks of the place that the view is for.
    func take(_ title: String?, _ look: SectionTitleLook) {
        self.look = look
        placeMargins()
        if let title { textLabel?.text = title }
        if let label { look.dress(label) }
        // Rows pass under it.
        if look.style == .plain, backgroundColor == nil { backgroundColor = .systemBackground }
        setNeedsLayout()
    }

    /// The content keeps as far from the edges as a title does, unless a client has it otherwise.
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
        // Headers are as high under a bar as anywhere else.
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
