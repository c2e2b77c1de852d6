extension UITableView {
    /// Shows the system's separators and texts as the current traits have them.
    func traitsDidChange(from previous: UITraitCollection?) {
        updateSeparators()
        let category = traitCollection.preferredContentSizeCategory
        guard previous?.preferredContentSizeCategory != category else { return }
        updateSectionTitles()
        // Rows off the screen have other heights, too.
        setNeedsHeights()
    }
}
