import UIKit
import Unfold

/// A cell with three lines of a text that unfolds to all of it, sized by its constraints.
final class RemarkCell: UITableViewCell, UnfoldingCell {
    let message = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        message.font = .systemFont(ofSize: 15)
        message.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(message)
        NSLayoutConstraint.activate([
            message.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            message.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            message.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        message.numberOfLines = level == .collapsed ? 3 : 0
    }

    var truncatable: [UILabel] { [message] }
}
