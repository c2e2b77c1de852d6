import UIKit

/// A cell with the height of its row, by its constraints if the delegate doesn't provide the height.
final class FuzzedCell: UITableViewCell {
    private(set) var row: TableData.Row?
    private var height: NSLayoutConstraint?

    func show(_ row: TableData.Row, isSelfSizing: Bool) {
        self.row = row
        textLabel?.text = isSelfSizing ? nil : "row \(row.id)"
        guard isSelfSizing else { return }
        let constraint = height ?? makeHeight()
        constraint.constant = CGFloat(row.height)
        height = constraint
    }

    private func makeHeight() -> NSLayoutConstraint {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 0)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
        return height
    }
}
