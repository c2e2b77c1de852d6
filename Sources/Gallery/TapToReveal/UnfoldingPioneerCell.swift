import UIKit
import Unfold

/// A cell with a name and the full name below it. The bottom constraint of one of them is active.
final class UnfoldingPioneerCell: UITableViewCell, UnfoldingCell {
    private let nameLabel = UILabel()
    private let fullNameLabel = UILabel()
    private lazy var folded = nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    private lazy var unfolded = fullNameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        nameLabel.font = .preferredFont(forTextStyle: .body)
        fullNameLabel.font = .preferredFont(forTextStyle: .subheadline)
        fullNameLabel.textColor = .secondaryLabel
        fullNameLabel.numberOfLines = 0
        for label in [nameLabel, fullNameLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            fullNameLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ pioneer: Pioneer) {
        nameLabel.text = pioneer.name
        fullNameLabel.text = pioneer.fullName
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        let isOpen = level == .expanded
        (isOpen ? folded : unfolded).isActive = false
        (isOpen ? unfolded : folded).isActive = true
        fullNameLabel.alpha = isOpen ? 1 : 0
    }
}
