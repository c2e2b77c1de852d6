import UIKit
import Unfold

/// A cell with a title and a text, indented by the outline. The text has at most two
/// lines while the row is folded.
final class EntryCell: UITableViewCell, UnfoldingCell {
    private static let margin: CGFloat = 16
    static let step: CGFloat = 20

    private let titleLabel = UILabel()
    private let bodyLabel = UILabel()

    var truncatable: [UILabel] { [bodyLabel] }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
        bodyLabel.textColor = .secondaryLabel
        for label in [titleLabel, bodyLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor).isActive = true
            label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
            bodyLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ entry: Entry) {
        titleLabel.text = entry.title
        titleLabel.font = .preferredFont(forTextStyle: entry.isGroup ? .headline : .body)
        bodyLabel.text = entry.text
        separatorInset.left = Self.margin + Self.step * CGFloat(entry.depth)
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        bodyLabel.numberOfLines = level == .collapsed ? 2 : 0
    }
}
