import CoreGraphics
import Foundation

/// A cell of a list: content with accessories beside it, and separators above and below it.
///
/// In a list it has the background of its place. It is also used for the headers and footers of lists.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// The views beside the content.
    public var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

    /// The number of items around the item. A data source with section snapshots sets it. The default is 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { roomDidChange() } } }
    /// The distance by which the content is indented for each level, in points. The default is 10.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { roomDidChange() } } }
    /// Whether accessories at the leading end are indented, too. The default is `true`.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { roomDidChange() } } }

    /// The area of the separator below the content, from its leading to its trailing end.
    ///
    /// By default it begins with the text. Constraints to views in the content view take precedence.
    open var separatorLayoutGuide: UILayoutGuide { separators.guide(in: contentView) }

    /// Returns the content configuration for the place of the cell: that of a row, a header or a footer.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let listRow else { return .cell() }
        return switch listRow.role {
        case .item: listRow.appearance.isSidebar ? .sidebarCell() : .cell()
        case .header, .headerItem: .header()
        case .footer: .footer()
        }
    }

    /// The look of the cell by its place in a list; `nil` outside of lists.
    final private(set) var listRow: ListRow?
    /// The state of the item in its outline; `nil` outside of outlines.
    final private(set) var outline: OutlineState?
    final let parts = ListCellParts()
    final let separators = ListSeparators()
    /// Whether the client has set the background.
    private var hasOwnBackground = false
    /// The actions beside the row, and the distance by which it is moved for them.
    final var swipe = ListCellSwipe()

    // MARK: UICollectionViewCell

    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasOwnBackground = true
            super.backgroundConfiguration = newValue
        }
    }

    /// Returns the background of the place of the cell in a list.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let listRow, listRow.role == .item else { return .clear() }
        return switch listRow.appearance {
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listAccompaniedSidebarCell()
        }
    }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = outline?.isExpanded ?? false
        state.isSwiped = swipe.actions != nil
        return state
    }

    open override var isSelected: Bool {
        didSet { if isSelected != oldValue { parts.showSelection(isSelected) } }
    }

    // MARK: Places

    override func contentFrame(in size: CGSize) -> CGRect {
        let room = room(in: size.width)
        let frame = CGRect(x: room.start, y: 0, width: max(0, room.end - room.start), height: size.height)
        return placed(frame, in: size.width)
    }

    override func leastContentHeight() -> CGFloat {
        guard listRow != nil,
            (configurations.content.configuration as? UIListContentConfiguration)?.style.isCell == true
        else { return 0 }
        return CellTexts().leastHeight(with: traitCollection).roundedUp(toPixelsOf: contentScaleFactor)
    }

    /// A header that determines its width is as wide as its content.
    override func contentWidth(in width: CGFloat) -> CGFloat {
        guard listRow?.role == .header, freeAxes.contains(.horizontal),
            let view = configurations.content.view as? UIListContentView
        else { return width }
        return min(view.widthOfContent, max(width, collectionView?.bounds.width ?? width))
    }

    override func prepareToFit() {
        placeMargins()
        placeParts()
    }

    override func partsWerePlaced() {
        placeMargins()
        placeAccessories()
        separators.place(in: self)
        showCard()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { parts.showSelection(isSelected) }
    }

    override func resetForReuse() {
        super.resetForReuse()
        outline = nil
        if indentationLevel != 0 { indentationLevel = 0 }
        removeSwipe()
    }

    override func editingDidChange() { changeEditing() }

    /// A header is one for assistive technology, too.
    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        if listRow?.isHeader == true { defaults.traits.insert(.header) }
        return defaults
    }

    // MARK: Place in a list

    /// Takes the look of the place of the cell in a list.
    final func take(_ row: ListRow?) {
        guard row != listRow else { return }
        let wasInList = listRow != nil
        listRow = row
        if !hasOwnBackground, row != nil || wasInList {
            super.backgroundConfiguration = row == nil ? nil : defaultBackgroundConfiguration()
        }
        separators.show(row, in: self)
        setNeedsLayout()
    }

    /// Takes the state of the item in its outline.
    final func take(_ state: OutlineState?) {
        guard state != outline else { return }
        let isTurned = (state?.isExpanded ?? false) != (outline?.isExpanded ?? false)
        outline = state
        if let state, indentationLevel != state.level { indentationLevel = state.level }
        guard isTurned else { return }
        configurationStateDidChange()
        parts.turnChevron(isExpanded: state?.isExpanded ?? false, isRightToLeft: isRightToLeft, animated: window != nil)
    }

    /// Whether a tap anywhere on the cell shows or hides the items inside its item.
    final var togglesByTap: Bool {
        guard let disclosure = accessories.first(where: { $0.accessoryType == .outlineDisclosure }) else {
            return false
        }
        return switch disclosure.options.style {
        case .header: true
        case .cell: false
        case .automatic: listRow?.isHeader == true
        }
    }

    final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// The state of an item in an outline.
struct OutlineState: Equatable {
    /// The number of items around the item.
    var level: Int
    /// Whether the items inside the item are visible.
    var isExpanded: Bool
}
