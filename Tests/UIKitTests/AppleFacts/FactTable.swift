import UIKit
import UIKitTesting

/// A table of one row in each section, shown on a screen of a width.
@MainActor
final class FactTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let screen: TestScreen
    let table: UITableView
    private let makeCell: () -> UITableViewCell
    private let headers: [String?]
    private let footers: [String?]
    private let rowHeight: CGFloat

    init(
        width: CGFloat = 375,
        scale: CGFloat = 2,
        style: UITableView.Style = .plain,
        rowHeight: CGFloat = UITableView.automaticDimension,
        headers: [String?] = [nil],
        footers: [String?] = [nil],
        category: UIContentSizeCategory = .large,
        separators: Bool = true,
        cell: @escaping () -> UITableViewCell
    ) {
        screen = TestScreen(size: CGSize(width: width, height: 667), scale: scale)
        screen.setContentSizeCategory(category)
        table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 667), style: style)
        makeCell = cell
        self.headers = headers
        self.footers = footers
        self.rowHeight = rowHeight
        super.init()
        if !separators { table.separatorStyle = .none }
        table.dataSource = self
        table.delegate = self
        screen.window.addSubview(table)
        screen.settle()
    }

    func numberOfSections(in tableView: UITableView) -> Int { headers.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { makeCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }

    var cell: UITableViewCell? { table.cellForRow(at: IndexPath(row: 0, section: 0)) }
    var height: CGFloat { table.rectForRow(at: IndexPath(row: 0, section: 0)).height }

    /// Returns a frame in the cell's coordinates.
    func frame(of view: UIView?) -> CGRect {
        guard let view, let cell else { return .null }
        return view.convert(view.bounds, to: cell)
    }
}

extension UITableViewCell {
    /// Returns a cell of a style with a short text and detail.
    static func sample(_ style: CellStyle, accessory: AccessoryType = .none, text: String = "Ag") -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = "Ag"
        cell.accessoryType = accessory
        return cell
    }

    /// Returns a cell whose height follows from a view with 12 points, or another distance, above and below.
    static func around(_ view: UIView, margin: CGFloat = 12) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: margin),
            view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -margin),
            view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
        ])
        return cell
    }
}

extension UILabel {
    /// Returns a label of some lines, each a letter.
    static func lines(_ count: Int, size: CGFloat) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = 0
        label.text = Array(repeating: "A", count: count).joined(separator: "\n")
        return label
    }
}
