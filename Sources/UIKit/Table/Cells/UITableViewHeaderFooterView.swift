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
    private var edge = SectionPart.Edge.header
    private var tableStyle = UITableView.Style.plain

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
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
        if let label { label.frame = titleFrame(label) }
    }

    /// Takes the title and the looks of the place that the view is for.
    func take(_ title: String?, edge: SectionPart.Edge, style: UITableView.Style) {
        (self.edge, tableStyle) = (edge, style)
        if let title { textLabel?.text = title }
        if let label { Self.dress(label, edge) }
        // Rows pass under it.
        if style == .plain, backgroundColor == nil { backgroundColor = .systemBackground }
        setNeedsLayout()
    }

    /// The height of a footer with a title, in a table whose rows are that wide.
    static func footerHeight(of title: String, width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.text = title
        dress(label, .footer)
        let inside = width - 2 * TableMetrics.margin
        let text = label.sizeThatFits(CGSize(width: inside, height: .greatestFiniteMagnitude)).height
        return text + 2 * TableMetrics.groupedFooterPadding
    }

    private static func dress(_ label: UILabel, _ edge: SectionPart.Edge) {
        switch edge {
        case .header:
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.textColor = .label
            label.numberOfLines = 1
        case .footer:
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
            label.numberOfLines = 0
        }
    }

    private func makeLabel() -> UILabel {
        let made = UILabel()
        Self.dress(made, edge)
        contentView.addSubview(made)
        label = made
        setNeedsLayout()
        return made
    }

    private func titleFrame(_ label: UILabel) -> CGRect {
        let inset = TableMetrics.margin + (tableStyle == .insetGrouped ? TableMetrics.cardInset : 0)
        let width = max(0, bounds.width - 2 * inset)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let y: CGFloat
        switch (edge, tableStyle) {
        case (.footer, _): y = TableMetrics.groupedFooterPadding
        case (.header, .plain): y = TableMetrics.plainHeaderTextTop
        case (.header, _): y = max(0, bounds.height - height - TableMetrics.groupedHeaderTextBottom)
        }
        return CGRect(x: inset, y: y, width: width, height: height)
    }
}
