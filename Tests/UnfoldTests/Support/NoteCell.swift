import UIKit
import Unfold

/// A cell with three lines of a text that unfolds to all of them, with a padding of 12 points above and below.
final class NoteCell: UITableViewCell, UnfoldingCell {
    nonisolated static let foldedLines = 3
    let message = UILabel()
    private(set) var reuses = 0

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
        nil
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        message.numberOfLines = level == .collapsed ? Self.foldedLines : 0
    }

    var truncatable: [UILabel] { [message] }
}
