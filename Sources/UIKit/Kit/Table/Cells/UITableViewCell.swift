import CoreGraphics
import QuartzCore

/// The view of a row, with its content, accessory, separator and selection.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The identifier for reuse; `nil` if the cell is not reused.
    open private(set) var reuseIdentifier: String?
    let style: CellStyle

    /// The view that contains the client's subviews. It ends where the accessory begins.
    open var contentView: UIView { contentHolder }
    private let contentHolder = CellContentView()

    /// The main label, which is created lazily; `nil` if the cell has a content configuration.
    open var textLabel: UILabel? { isConfigured ? nil : label(.title) }
    /// The detail label; `nil` in the default style, and if the cell has a content configuration.
    open var detailTextLabel: UILabel? { isConfigured || style == .default ? nil : label(.detail) }
    /// The image view before the labels; `nil` in the `value2` style, and if the cell has a content configuration.
    open var imageView: UIImageView? { isConfigured || style == .value2 ? nil : madeImageView() }

    // MARK: Configurations

    /// A closure that changes a cell's configurations for a state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// The content of the cell, in place of its labels and its image view. The default is `nil`.
    ///
    /// Its view fills the content view. A configuration of the same type as before reuses the view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content.configuration }
        set { showContent(newValue) }
    }

    /// Whether the content configuration is updated when the state of the cell changes. The default is `true`.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set {
            configurations.updatesContent = newValue
            if newValue { setNeedsUpdateConfiguration() }
        }
    }

    /// The background of the cell, in place of its background color and its background views. The default is `nil`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background.configuration }
        set { showBackground(newValue) }
    }

    /// Whether the background configuration is updated when the state of the cell changes. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set {
            configurations.updatesBackground = newValue
            if newValue { setNeedsUpdateConfiguration() }
        }
    }

    /// The state of the cell. A subclass overrides it to add values of its own.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// A closure that is called when the state of the cell changes, and before the cell is shown.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations.handler }
        set {
            configurations.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Returns a content configuration with the appearance of the cell's style and without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Returns the background configuration of a row in the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        backgroundColor === CellBackground.grouped ? .listGroupedCell() : .listPlainCell()
    }

    /// Updates the configurations before the next layout.
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the configurations for a state. A subclass overrides it to configure the cell, and calls `super`.
    open func updateConfiguration(using state: UICellConfigurationState) { updateConfigurations(state) }

    /// The standard accessory on the right of the cell. The default is `.none`.
    @exclusivity(unchecked) open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
    /// A view on the right of the cell, in place of the standard accessory.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            accessoryChanged()
        }
    }

    /// The standard accessory while the row is edited. The default is `.none`.
    open var editingAccessoryType: AccessoryType {
        get { editing.accessoryType }
        set {
            editing.accessoryType = newValue
            accessoryChanged()
        }
    }
    /// A view on the right of the cell while the row is edited, in place of the standard accessory.
    open var editingAccessoryView: UIView? {
        get { editing.accessoryView }
        set {
            editing.accessoryView?.removeFromSuperview()
            editing.accessoryView = newValue
            accessoryChanged()
        }
    }

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue, by: backgroundView) } }
    /// A view behind the content while the cell is selected or highlighted. By default it is a gray view.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateSelectionAppearance(animated: false)
        }
    }

    /// A view behind the content while the cell is selected or highlighted in a table that allows several rows to be
    /// selected. The default is `nil`, for `selectedBackgroundView`.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateSelectionAppearance(animated: false)
        }
    }

    /// The appearance of the cell when it has the focus. The default is `.default`. It is read when the cell receives
    /// the focus.
    open var focusStyle = FocusStyle.default

    /// The appearance of the cell when it is selected. The default is `.default`.
    open var selectionStyle = SelectionStyle.default { didSet { updateSelectionAppearance(animated: false) } }

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
    var configurations = ViewConfigurations<ConfigurationUpdateHandler>()
    private var isConfigured: Bool { configurations.content.configuration != nil }

    /// Whether the row is edited. Setting it isn't animated.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// The control that the row shows while it is edited. The table's delegate determines it.
    open var editingStyle: EditingStyle { editing.controls.style }

    /// Whether the content makes way while the row is edited, even if there is no control. The default is `true`; the
    /// table sets it to what its delegate returns.
    open var shouldIndentWhileEditing: Bool {
        get { editing.controls.indents }
        set {
            editing.controls.indents = newValue
            setNeedsLayout()
        }
    }

    /// Whether the row shows the control that moves it while it is edited. The table sets it for the rows that can be
    /// moved.
    open var showsReorderControl: Bool {
        get { editing.showsReorderControl }
        set {
            guard newValue != editing.showsReorderControl else { return }
            editing.showsReorderControl = newValue
            reorderControlChanged()
        }
    }

    /// Whether the row shows the actions at its trailing end, such as its deletion.
    open var showingDeleteConfirmation: Bool { editing.stateMask.contains(.showingDeleteConfirmation) }

    /// The number of steps by which the content is indented. The default is 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The width of an indentation step, in points. The default is 10.
    @exclusivity(unchecked) open var indentationWidth = TableMetrics.indentationWidth { didSet { setNeedsLayout() } }

    /// The insets of this cell's separator, of which only left and right are used. By default they are the table's.
    open var separatorInset: UIEdgeInsets {
        get { resolvedSeparatorInset }
        set {
            noteAppearance(.cellSeparatorInset)
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    private(set) var ownSeparatorInset: UIEdgeInsets?
    /// The margins of the content view and of the cell.
    var innerMargins = SystemValue(TableMetrics.contentMargins)
    var ownMargins = SystemValue(TableMetrics.contentMargins)
    /// The separator at the bottom, as the table describes it.
    var separator: CellSeparator? { didSet { if separator != oldValue { separatorChanged() } } }
    /// Whether the separator is hidden, as beside a selected row.
    var hidesSeparator = false { didSet { if hidesSeparator != oldValue { showSeparator() } } }
    /// The rounded corners, in a table whose sections are cards.
    var cardCorners: CACornerMask? { didSet { if cardCorners != oldValue { cardCornersChanged() } } }
    /// Whether the parts keep their frames whatever the size. It is set while a replaced cell shrinks.
    var keepsLayout = false { didSet { if !keepsLayout { setNeedsLayout() } } }
    /// Whether the cell is laying out its parts.
    private(set) var isLayingOut = false
    /// The height of the content view during a motion towards a height for which the content is laid out already.
    var contentHeightInMotion: CGFloat? {
        // The cell may have its final height already, so that no change of its frame invalidates the layout.
        didSet { if contentHeightInMotion == nil, oldValue != nil { setNeedsLayout() } }
    }
    /// Called when the user selects the row. A segue from the cell sets it.
    var selectionAction: (() -> Void)?
    /// Called when the user taps the button in the accessory. A segue from the accessory sets it.
    var accessoryAction: (() -> Void)?
    /// The table that shows the cell.
    weak var table: UITableView?
    var texts = CellTexts()
    var editing = CellEditing()
    var accessory: CellAccessoryView?
    let separatorView = CellSeparatorView()
    var selectionBackground: SelectionBackground?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        setUpCell()
    }

    public required init?(coder: NSCoder) {
        let nibCoder = coder as? NibCoder
        style = nibCoder?.cellStyle ?? .default
        reuseIdentifier = nibCoder?.reuseIdentifier
        super.init(coder: coder)
        setUpCell()
    }

    /// Creates a cell of the default style that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { configurationStateDidChange() } }
    }

    /// Gives a cell of a nib without an identifier that of its registration.
    func takeIdentifier(_ identifier: String) {
        if reuseIdentifier == nil { reuseIdentifier = identifier }
    }

    /// Called before the cell is reused for another row. A subclass resets what it doesn't set for every row.
    open func prepareForReuse() {}

    /// Sets whether the cell is selected.
    open func setSelected(_ selected: Bool, animated: Bool) {
        let isChanged = selected != self.selected
        self.selected = selected
        updateSelectionAppearance(animated: animated)
        if isChanged { configurationStateDidChange() }
    }

    /// Sets whether the cell is highlighted.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        let isChanged = highlighted != self.highlighted
        self.highlighted = highlighted
        updateSelectionAppearance(animated: animated)
        if isChanged { configurationStateDidChange() }
    }

    /// Called when the row is lifted, dragged, and let go. Does nothing by default.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The state of the row in a drag.
    var dragState = UICellConfigurationState.DragState.none

    /// Whether other fingers operate the cell while a finger drags its row. The default is `false`.
    open var userInteractionEnabledWhileDragging = false

    override func letsTouchBegin(_ touch: UITouch, with event: UIEvent, in view: UIView) -> Bool {
        userInteractionEnabledWhileDragging || table?.isDragged(self) != true
    }

    /// Begins or ends the editing of the row. The table calls it for the rows that can be edited or moved.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
        configurationStateDidChange()
    }

    /// Called before the cell's state changes. Does nothing by default.
    open func willTransition(to state: StateMask) {}

    /// Called after the cell's state has changed and the motion is over. Does nothing by default.
    open func didTransition(to state: StateMask) {}

    /// A row is an element with the texts in it. A checkmark makes it selected (unverified).
    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true,
            role: .row,
            state: isSelected || accessoryType == .checkmark ? .selected : .none,
            respondsToUserInteraction: table?.selectsByTouch ?? false,
            combinesContents: true,
            listPlace: table?.listPlace(of: self)
        )
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? RowDescription(self).text }
        set { super.accessibilityLabel = newValue }
    }

    /// By default the actions that a swipe shows, or those that move the row while it is edited.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? table?.editingActions(for: self) }
        set { super.accessibilityCustomActions = newValue }
    }

    /// Whether the row can receive the keyboard focus.
    open override var canBecomeFocused: Bool {
        table?.canFocus(self) ?? false
    }

    override var focusKeeper: (any FocusKeeper)? { table }

    override var defaultFocusEffect: UIFocusEffect? { focusStyle == .custom ? nil : super.defaultFocusEffect }

    open override func layoutSublayers(of layer: CALayer) {
        guard !keepsLayout else { return }
        isLayingOut = true
        super.layoutSublayers(of: layer)
        isLayingOut = false
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        placeParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        configurations.needsUpdate = true
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

    /// Returns the size that satisfies the constraints in the content view and fits the labels of the system's
    /// styles.
    ///
    /// Without constraints it is what `sizeThatFits(_:)` returns for the width. The table calls this for the height
    /// of a row whose height is not given.
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
        AppearanceRules.silently { backgroundColor = CellBackground.plain }
        layoutMargins = TableMetrics.contentMargins
        contentHolder.layoutMargins = TableMetrics.contentMargins
        // Rows under a bar have the same height as elsewhere.
        insetsLayoutMarginsFromSafeArea = false
        contentHolder.insetsLayoutMarginsFromSafeArea = false
        contentHolder.storage.isLayoutRoot = true
        contentHolder.frame = bounds
        separatorView.isUserInteractionEnabled = false
        addSubview(contentHolder)
        addSubview(separatorView)
    }
}
