import UIKit
import Unfold

/// A cell with a title and a text, indented by the depth of its entry. The text has at most two
/// lines while the row is folded.
final class EntryCell: UITableViewCell, UnfoldingCell {
    private static let margin: CGFloat = 16
    private static let step: CGFloat = 20

    private let titleLabel = UILabel()
    private let bodyLabel = UILabel()
    private var isGroup = false
    private lazy var leading = [titleLabel, bodyLabel].map {
        $0.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin)
    }

    /// The text of an entry that isn't a group. A group always unfolds, because unfolding shows its rows.
    var truncatable: [UILabel] { isGroup ? [] : [bodyLabel] }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
        bodyLabel.textColor = .secondaryLabel
        for label in [titleLabel, bodyLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin).isActive = true
        }
        NSLayoutConstraint.activate(leading)
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
        isGroup = entry.isGroup
        titleLabel.text = entry.title
        titleLabel.font = .preferredFont(forTextStyle: isGroup ? .headline : .body)
        bodyLabel.text = entry.text
        let inset = Self.margin + Self.step * CGFloat(entry.depth)
        for constraint in leading { constraint.constant = inset }
        separatorInset.left = inset
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        bodyLabel.numberOfLines = level == .collapsed ? 2 : 0
    }
}
