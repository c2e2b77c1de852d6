import CoreGraphics

/// A view beside the content of a list cell: a chevron, a checkmark, a control to edit the list, or a view of the
/// client's.
///
/// ```swift
/// cell.accessories = [.disclosureIndicator(), .delete()]
/// ```
///
/// Accessories of the system have their places by their types, whatever their order in the list.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// A closure that is called when an accessory is tapped.
    public typealias ActionHandler = () -> Void
    /// A closure that is called with the menu in which the user has chosen another element.
    public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

    /// The types of accessories.
    public enum AccessoryType: Hashable {
        case checkmark
        case disclosureIndicator
        case detail
        case delete
        case insert
        case multiselect
        case outlineDisclosure
        case label
        case reorder
        case popUpMenu
        case customView(UIView)
    }

    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        case always
        /// While the collection view is edited.
        case whenEditing
        /// While the collection view isn't edited.
        case whenNotEditing
    }

    /// The width of the room for an accessory, in whose center it is.
    public enum LayoutDimension: Hashable, Sendable {
        /// The width of the accessory.
        case actual
        /// The width by which accessories of different rows are aligned.
        case standard
        /// Points.
        case custom(CGFloat)
    }

    /// The type of the accessory.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let options: Options
    let placement: Placement?
    let actionHandler: ActionHandler?

    /// The options of all types of accessories.
    struct Options {
        var isHidden = false
        var reservedLayoutWidth = LayoutDimension.standard
        var tintColor: UIColor?
        var backgroundColor: UIColor?
        var style = OutlineDisclosureOptions.Style.automatic
        var text = ""
        var font: UIFont?
        var adjustsFont = true
        var maintainsFixedSize = false
        var showsVerticalSeparator = true
        var menu: UIMenu?
        var menuHandler: MenuSelectedElementDidChangeHandler?
    }

    init(
        _ type: AccessoryType,
        _ displayed: DisplayedState,
        _ options: Options,
        placement: Placement? = nil,
        action: ActionHandler? = nil
    ) {
        accessoryType = type
        self.displayed = displayed
        self.options = options
        self.placement = placement
        actionHandler = action
    }

    // MARK: Accessories

    /// Returns a chevron at the trailing end, for an item that leads to others.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, options.common)
    }

    /// Returns a chevron at the trailing end that shows whether the items inside the item are visible.
    ///
    /// A tap changes that in the section snapshot of a `UICollectionViewDiffableDataSource`, unless there is a handler.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var common = options.common
        common.style = options.style
        return UICellAccessory(.outlineDisclosure, displayed, common, action: actionHandler)
    }

    /// Returns a checkmark at the trailing end.
    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, options.common)
    }

    /// Returns a button with more about the item, at the trailing end.
    public static func detail(
        displayed: DisplayedState = .always,
        options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, displayed, options.common, action: actionHandler)
    }

    /// Returns a control at the leading end that deletes the item. Without a handler it shows the actions at the
    /// trailing end of the item.
    public static func delete(
        displayed: DisplayedState = .whenEditing,
        options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var common = options.common
        common.backgroundColor = options.backgroundColor
        return UICellAccessory(.delete, displayed, common, action: actionHandler)
    }

    /// Returns a control at the leading end that inserts an item, by its handler.
    public static func insert(
        displayed: DisplayedState = .whenEditing,
        options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var common = options.common
        common.backgroundColor = options.backgroundColor
        return UICellAccessory(.insert, displayed, common, action: actionHandler)
    }

    /// Returns a circle at the leading end that shows whether the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing,
        options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var common = options.common
        common.backgroundColor = options.backgroundColor
        return UICellAccessory(.multiselect, displayed, common)
    }

    /// Returns a text at the trailing end, such as a number.
    public static func label(
        text: String,
        displayed: DisplayedState = .always,
        options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var common = options.common
        (common.text, common.font) = (text, options.ownFont)
        common.adjustsFont = options.adjustsFontForContentSizeCategory
        return UICellAccessory(.label, displayed, common)
    }

    /// Returns a grip at the trailing end by which a finger moves the item, if the data source can move it.
    public static func reorder(
        displayed: DisplayedState = .whenEditing,
        options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var common = options.common
        common.showsVerticalSeparator = options.showsVerticalSeparator
        return UICellAccessory(.reorder, displayed, common)
    }

    /// Returns a button at the trailing end with the selected element of a menu, which it opens.
    ///
    /// - Parameter selectedElementDidChangeHandler: A closure that is called when the user chooses another element.
    public static func popUpMenu(
        _ menu: UIMenu,
        displayed: DisplayedState = .always,
        options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var common = options.common
        (common.menu, common.menuHandler) = (menu, selectedElementDidChangeHandler)
        return UICellAccessory(.popUpMenu, displayed, common)
    }

    /// Returns a view of the client's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var options = configuration.common
        options.maintainsFixedSize = configuration.maintainsFixedSize
        return UICellAccessory(
            .customView(configuration.customView),
            configuration.placement.displayed,
            options,
            placement: configuration.placement
        )
    }
}
