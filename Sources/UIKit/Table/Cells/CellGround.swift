/// The grounds that a table gives its cells, known by identity: a client's own colour stays, even an equal one.
enum CellGround {
    static let plain = UIColor(.system(.systemBackground))
    static let grouped = UIColor(.system(.secondarySystemGroupedBackground))

    static func color(in style: UITableView.Style) -> UIColor {
        style == .plain ? plain : grouped
    }
}

extension UITableViewCell {
    /// Takes the ground of a table's style, unless the client chose another.
    func takeGround(of style: UITableView.Style) {
        let wanted = CellGround.color(in: style)
        guard backgroundColor !== wanted, backgroundColor === CellGround.plain || backgroundColor === CellGround.grouped
        else { return }
        UIView.performWithoutAnimation { backgroundColor = wanted }
    }
}
