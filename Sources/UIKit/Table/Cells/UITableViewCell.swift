import CoreGraphics
import QuartzCore

/// The view of a row: content, accessory, separator, and the looks of being selected.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// What the cell may be reused for; `nil` if it is not to be reused.
    public let reuseIdentifier: String?
    let style: CellStyle

    /// The view that a client's own views go into. It ends where the accessory begins.
    open var contentView: UIView { contentHolder }
    private let contentHolder = CellContentView()

    /// The first text, made when it is first asked for.
    open var textLabel: UILabel? { label(.title) }
    /// The second text; `nil` in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : label(.detail) }
    /// The image before the texts; `nil` in the `value2` style.
    open var imageView: UIImageView? { style == .value2 ? nil : madeImageView() }

    /// What is at the right of the cell. None at first.
    open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
    /// A view at the right of the cell, instead of the accessory type's.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            accessoryChanged()
        }
    }

    /// Behind the content, as large as the cell.
    open var backgroundView: UIView? { didSet { replaceGround(oldValue, by: backgroundView) } }
    /// Behind the content while the cell is selected or highlighted; a grey ground unless set.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateSelectionLook(animated: false)
        }
    }

    /// Whether a selected cell looks selected. It does at first.
    open var selectionStyle = SelectionStyle.default { didSet { updateSelectionLook(animated: false) } }

    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    private var selected = false
    private var highlighted = false

    /// How many steps the content is indented. 0 at first.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// Points a step. 10 at first.
    open var indentationWidth = TableMetrics.indentationWidth { didSet { setNeedsLayout() } }

    /// Where this cell's separator begins and ends; only left and right count. The table's unless set.
    open var separatorInset: UIEdgeInsets {
        get { resolvedSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    var ownSeparatorInset: UIEdgeInsets?
    /// The margins that the cell gave its content view last.
    var placedMargins = TableMetrics.contentMargins
    /// The line at the bottom, as the table wants it.
    var separator: CellSeparator? { didSet { if separator != oldValue { separatorChanged() } } }
    /// The corners that are rounded, in a table whose sections are cards.
    var cardCorners: CACornerMask? { didSet { if cardCorners != oldValue { cardCornersChanged() } } }
    /// Whether the parts stay where they are, whatever the size: set while the cell shrinks on its way off the screen.
    var keepsLayout = false { didSet { if !keepsLayout { setNeedsLayout() } } }
    /// Whether the cell places its parts at the moment.
    private(set) var isLayingOut = false
    /// How high the content view is while the cell is on its way to a height for which that is laid out already.
    var contentHeightInMotion: CGFloat?
    /// The table that shows the cell.
    weak var table: UITableView?
    var texts = CellTexts()
    var accessory: CellAccessoryView?
    let separatorView = UIView()
    var selectionGround: UIView?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        setUpCell()
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUpCell()
    }

    /// A cell of the default style that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Called before the cell is used for another row: a subclass undoes what is not set for every row.
    open func prepareForReuse() {}

    /// Makes the cell look selected, or not.
    open func setSelected(_ selected: Bool, animated: Bool) {
        self.selected = selected
        updateSelectionLook(animated: animated)
    }

    /// Makes the cell look touched, or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self.highlighted = highlighted
        updateSelectionLook(animated: animated)
    }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(self) }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? textForAccessibility }
        set { super.accessibilityLabel = newValue }
    }

    /// Whether the table leads keys to the row.
    open override var canBecomeFocused: Bool {
        table.flatMap { table in table.indexPath(for: self).map(table.canFocus) } ?? false
    }

    open override func layoutSublayers(of layer: CALayer) {
        guard !keepsLayout else { return }
        isLayingOut = true
        super.layoutSublayers(of: layer)
        isLayingOut = false
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: textHeight(width: size.width))
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The size that suits the constraints in the content view, with what is around it, and the texts of the system's
    /// looks; without constraints what `sizeThatFits(_:)` says for the width.
    ///
    /// The table asks this for the height of a row that has none given.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeChanged()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        accessoryChanged()
    }

    private func setUpCell() {
        backgroundColor = CellGround.plain
        layoutMargins = TableMetrics.contentMargins
        contentHolder.layoutMargins = TableMetrics.contentMargins
        // Rows are as high under a bar as anywhere else.
        insetsLayoutMarginsFromSafeArea = false
        contentHolder.insetsLayoutMarginsFromSafeArea = false
        contentHolder.storage.isLayoutRoot = true
        contentHolder.frame = bounds
        separatorView.isUserInteractionEnabled = false
        addSubview(contentHolder)
        addSubview(separatorView)
    }
}
