import CoreGraphics

/// A row of a sidebar with the appearance of an item.
final class SidebarCell: UITableViewCell {
    private(set) var item: UITabSidebarItem?
    /// The appearance of the row.
    private(set) var look: SidebarRow.Look?
    /// Called before the item is shown for a state.
    private var update: (UITabSidebarItem) -> Void = { _ in }

    /// Shows an item for a row.
    func show(_ item: UITabSidebarItem, for row: SidebarRow, update: @escaping (UITabSidebarItem) -> Void) {
        self.item = item
        self.update = update
        automaticallyUpdatesContentConfiguration = false
        automaticallyUpdatesBackgroundConfiguration = false
        look = row.look
        indentationLevel = row.level
        isUserInteractionEnabled = row.isEnabled
        accessoryView = accessory(of: row)
        accessibilityTraits = row.kind == .section ? [.header, .button] : .button
        accessibilityExpandedStatus = row.kind == .item ? .unsupported : row.isExpanded ? .expanded : .collapsed
        reconfigure()
    }

    /// Updates the item and shows it.
    func reconfigure() {
        guard let item else { return }
        var state = configurationState
        state.isExpanded = look?.isExpanded == true
        item.configurationState = state
        update(item)
        contentConfiguration = item.contentConfiguration.updated(for: state)
        backgroundConfiguration = item.backgroundConfiguration.updated(for: state)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        reconfigure()
    }

    /// Returns the view at the trailing end: a chevron for rows that fold, or else the badge.
    private func accessory(of row: SidebarRow) -> UIView? {
        if row.kind != .item {
            let name = row.isExpanded ? "chevron.down" : "chevron.right"
            let view = UIImageView(image: UIImage(systemName: name))
            view.tintColor = .secondaryLabel
            view.sizeToFit()
            return view
        }
        guard let badge = row.tab?.badgeValue else { return nil }
        let label = UILabel()
        label.text = badge
        label.textColor = .secondaryLabel
        label.sizeToFit()
        return label
    }
}
