import UIKit
import Unfold

/// A cell with a number and a text about it, which has one line while the row is folded.
final class NumberCell: UITableViewCell, UnfoldingCell {
    private let nameLabel = UILabel()
    private let factsLabel = UILabel()

    var truncatable: [UILabel] { [factsLabel] }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        factsLabel.font = .preferredFont(forTextStyle: .subheadline)
        factsLabel.textColor = .secondaryLabel
        for label in [nameLabel, factsLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            factsLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
            factsLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ number: WholeNumber) {
        nameLabel.text = number.value.formatted(.number.locale(Locale(identifier: "en")))
        factsLabel.text = number.text
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        factsLabel.numberOfLines = level == .collapsed ? 1 : 0
    }
}
