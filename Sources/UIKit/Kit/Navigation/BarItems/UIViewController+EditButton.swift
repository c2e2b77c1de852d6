// The member can't be overridden, for the reason given beside `UIViewController.navigationItem`.
extension UIViewController {
    /// A bar button item that turns editing on and off: it calls `setEditing(_:animated:)`, and its title is "Edit" or
    /// "Done". It is created on first access.
    public var editButtonItem: UIBarButtonItem {
        if let item = storage.parts[EditBarButtonItem.self] { return item }
        let item = EditBarButtonItem()
        item.primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        item.possibleTitles = ["Edit", "Done"]
        item.showEditing(isEditing)
        storage.parts[EditBarButtonItem.self] = item
        storage.editingDidChange = { [weak item] in item?.showEditing($0) }
        return item
    }
}

/// The item that a controller's `editButtonItem` returns.
private final class EditBarButtonItem: UIBarButtonItem {
    func showEditing(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }
}
