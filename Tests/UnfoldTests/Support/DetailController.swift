import UIKit
import Unfold

/// A cell with a title above a host for a detail.
final class DetailCell: UITableViewCell, UnfoldingCell, DetailedCell {
    let title = UILabel()
    let detailHost = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for view in [title, detailHost] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            detailHost.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            detailHost.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            detailHost.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
            detailHost.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {}
}

/// A table of titles with details of 100 points.
final class DetailController: UITableViewController {
    lazy var expander = RowExpander<Int>(tableView) { $0.row }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DetailCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? DetailCell)?.title.text = "Row \(indexPath.row)"
        expander.configure(cell, at: indexPath)
        return cell
    }

    static func detail(height: CGFloat = 100) -> UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }
}
