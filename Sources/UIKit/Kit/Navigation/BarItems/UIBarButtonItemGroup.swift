import Foundation

/// Items of a bar that belong together. If there is too little room for them, one item represents them.
///
/// ```swift
/// navigationItem.trailingItemGroups = [
///     .fixedGroup(representativeItem: UIBarButtonItem(title: "Format"), items: [bold, italic, underline])
/// ]
/// ```
///
/// A representative item without an action and a menu of its own shows the items in a menu.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The navigation item that has the group.
    weak var owner: UINavigationItem?
    private var isCollapsed = false
    /// The way in which the user may change the place of the group.
    private(set) var kind = BarItemCustomization.Kind.fixed

    /// Creates a group of items, and perhaps an item that represents them.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
        for item in barButtonItems { item.group = self }
        representativeItem?.group = self
    }

    /// Creates an empty group without reading the archive.
    public required init?(coder: NSCoder) {
        (barButtonItems, representativeItem) = ([], nil)
        super.init()
    }

    /// Returns a group that the user can't move.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Returns a group that the user can move if it is among the `centerItemGroups` of a navigation item with a
    /// `customizationIdentifier`.
    open class func movableGroup(
        customizationIdentifier: String,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.kind = .movable(customizationIdentifier)
        return group
    }

    /// Returns a group that the user can move, remove and add if it is among the `centerItemGroups` of a navigation
    /// item with a `customizationIdentifier`.
    ///
    /// - Parameter isInDefaultCustomization: Whether the group is in the bar before the user changes it. Without a
    ///   `customizationIdentifier` of the navigation item, it also decides whether the group is there.
    open class func optionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.kind = .optional(customizationIdentifier, isShownByDefault: isInDefaultCustomization)
        return group
    }

    /// The items in the direction in which the interface is read.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.group === self { item.group = nil }
            for item in barButtonItems { item.group = self }
            owner?.groupDidChange()
        }
    }

    /// The item that represents the group if there is too little room. Without one, the default, the items become
    /// narrower.
    open var representativeItem: UIBarButtonItem? {
        didSet {
            representativeItem?.group = self
            owner?.groupDidChange()
        }
    }

    /// Whether the representative item is in place of the items.
    open var isDisplayingRepresentativeItem: Bool { isCollapsed && representativeItem != nil }

    /// Whether the bar leaves the group out. The default is `false`.
    open var isHidden = false {
        didSet { if isHidden != oldValue { owner?.groupDidChange() } }
    }

    /// Whether the group is in the overflow menu of the bar while the user has removed it. The default is `false`.
    open var alwaysAvailable = false {
        didSet { if alwaysAvailable != oldValue { owner?.groupDidChange() } }
    }

    /// The element that represents the group in a menu, such as the overflow menu of the bar. The default, `nil`, is a
    /// section with the elements of the items.
    open var menuRepresentation: UIMenuElement?

    /// Shows the items or what represents them.
    ///
    /// - Returns: Whether that is a change.
    func collapse(_ isCollapsed: Bool) -> Bool {
        defer { self.isCollapsed = isCollapsed }
        return isCollapsed != self.isCollapsed
    }

    /// The items that the bar shows.
    var shownItems: [UIBarButtonItem] {
        guard !isHidden else { return [] }
        if isCollapsed, let representativeItem { return [representativeItem] }
        return barButtonItems
    }

    /// The menu of a representative item without an action.
    var menu: UIMenu { UIMenu(children: barButtonItems.compactMap(\.menuElement)) }

    /// The element that represents the group in a menu.
    var menuElement: UIMenuElement {
        menuRepresentation ?? UIMenu(options: .displayInline, children: barButtonItems.compactMap(\.menuElement))
    }

    /// The name of the group for the user.
    var name: String { representativeItem?.name ?? barButtonItems.lazy.compactMap(\.name).first ?? "" }
}
