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

    /// Returns a group that the user can't move. No group here can be moved.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
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
    var menu: UIMenu {
        let shown = barButtonItems.filter { !$0.isHidden && $0.content == .button && $0.customView == nil }
        return UIMenu(
            children: shown.map { item in
                let action = UIAction(title: item.title ?? "", image: item.image) { _ in item.perform() }
                if !item.isEnabled { action.attributes = .disabled }
                return action
            }
        )
    }
}
