import UIKit
import Unfold

/// A cell with a name, and with the full name and the work below it while the row is open.
final class UnfoldingPioneerCell: UITableViewCell, UnfoldingCell {
    private let nameLabel = UILabel()
    private let fullNameLabel = UILabel()
    private let workLabel = UILabel()
    private lazy var folded = nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    private lazy var unfolded = workLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        nameLabel.font = .preferredFont(forTextStyle: .body)
        fullNameLabel.font = .preferredFont(forTextStyle: .headline)
        workLabel.font = .preferredFont(forTextStyle: .subheadline)
        workLabel.textColor = .secondaryLabel
        let margins = contentView.layoutMarginsGuide
        for label in [nameLabel, fullNameLabel, workLabel] {
            label.numberOfLines = label === nameLabel ? 1 : 0
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            fullNameLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 8),
            workLabel.topAnchor.constraint(equalTo: fullNameLabel.bottomAnchor, constant: 4),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ pioneer: Pioneer) {
        nameLabel.text = pioneer.name
        fullNameLabel.text = pioneer.fullName
        workLabel.text = pioneer.work
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        let isOpen = level == .expanded
        (isOpen ? folded : unfolded).isActive = false
        (isOpen ? unfolded : folded).isActive = true
        for label in [fullNameLabel, workLabel] { label.alpha = isOpen ? 1 : 0 }
    }
}
