import UIKit
import Unfold

/// A cell with a river, its length, and a text that has one line while the row is folded.
final class RiverCell: UITableViewCell, UnfoldingCell {
    private let nameLabel = UILabel()
    private let lengthLabel = UILabel()
    private let textBelow = UILabel()

    var truncatable: [UILabel] { [textBelow] }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        lengthLabel.font = .preferredFont(forTextStyle: .subheadline)
        lengthLabel.textColor = .secondaryLabel
        textBelow.font = .preferredFont(forTextStyle: .subheadline)
        textBelow.textColor = .secondaryLabel
        lengthLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        let margins = contentView.layoutMarginsGuide
        for label in [nameLabel, lengthLabel, textBelow] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        NSLayoutConstraint.activate([
            nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            lengthLabel.leadingAnchor.constraint(greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
            lengthLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            lengthLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
            textBelow.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            textBelow.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            textBelow.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 3),
            textBelow.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ river: River) {
        nameLabel.text = river.name
        let length = river.length.formatted(.number.locale(Locale(identifier: "en")))
        lengthLabel.text = "\(length) km to the \(river.mouth)"
        textBelow.text = river.text
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        textBelow.numberOfLines = level == .collapsed ? 1 : 0
    }
}
