/// The background colors that a table gives its cells.
///
/// They are compared by identity: a client's own color stays, even if it is equal to one of these.
enum CellBackground {
    static let plain = UIColor(.system(.systemBackground))
    static let grouped = UIColor(.system(.secondarySystemGroupedBackground))

    static func color(isPlain: Bool) -> UIColor { isPlain ? plain : grouped }
}

extension UITableViewCell {
    /// Sets the background color of a table's style, unless the client set another one.
    func applyDefaultBackground(isPlain: Bool) {
        let wanted = CellBackground.color(isPlain: isPlain)
        guard backgroundColor !== wanted,
            backgroundColor === CellBackground.plain || backgroundColor === CellBackground.grouped
        else { return }
        AppearanceRules.silently { UIView.performWithoutAnimation { backgroundColor = wanted } }
    }
}
