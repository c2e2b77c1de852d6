import CoreGraphics

/// The header or footer of a section: a title on a ground, or a client's own content.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    enum Kind {
        case header, footer
    }

    /// What the view may be reused for; `nil` if it is not to be reused.
    public let reuseIdentifier: String?
    /// The view that a client's own views go into.
    public let contentView = UIView()

    /// The title, as the data source gives it; made when it is first asked for.
    open var textLabel: UILabel? { titleLabel }
    private lazy var titleLabel = makeLabel()

    /// Behind the content, as large as the view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    private var kind = Kind.header
    private var tableStyle = UITableView.Style.plain
    private var section = 0

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
        if textIsUsed, let textLabel { textLabel.frame = titleFrame(textLabel) }
    }

    private var textIsUsed = false

    /// Takes the title and the looks of a section.
    func take(_ title: String?, kind: Kind, style: UITableView.Style, _ section: Int) {
        (self.kind, tableStyle, self.section) = (kind, style, section)
        guard let title else { return }
        textIsUsed = true
        textLabel?.text = title
        textLabel?.numberOfLines = kind == .footer ? 0 : 1
        textLabel?.font = Self.font(kind, style)
        textLabel?.textColor = kind == .footer ? .secondaryLabel : .label
        if style == .plain, backgroundColor == nil { backgroundColor = .systemBackground }
        setNeedsLayout()
    }

    static func footerHeight(of title: String, width: CGFloat, style: UITableView.Style) -> CGFloat {
        let label = UILabel()
        label.text = title
        label.numberOfLines = 0
        label.font = font(.footer, style)
        let inside = width - 2 * TableMetrics.margin
        let text = label.sizeThatFits(CGSize(width: inside, height: .greatestFiniteMagnitude)).height
        return text + 2 * TableMetrics.groupedFooterPadding
    }

    private static func font(_ kind: Kind, _ style: UITableView.Style) -> UIFont {
        kind == .footer ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        contentView.addSubview(label)
        return label
    }

    private func titleFrame(_ label: UILabel) -> CGRect {
        let inset = TableMetrics.margin + (tableStyle == .insetGrouped ? TableMetrics.cardInset : 0)
        let width = max(0, bounds.width - 2 * inset)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let y: CGFloat
        switch (kind, tableStyle) {
        case (.footer, _): y = TableMetrics.groupedFooterPadding
        case (.header, .plain): y = TableMetrics.plainHeaderTextTop
        case (.header, _): y = max(0, bounds.height - height - TableMetrics.groupedHeaderTextBottom)
        }
        return CGRect(x: inset, y: y, width: width, height: height)
    }
}
