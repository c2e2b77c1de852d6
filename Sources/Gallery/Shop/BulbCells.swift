import UIKit

/// A card with the color of a bulb and its name.
final class BulbCard: UICollectionViewCell {
    private let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 16
        // The cards have a fixed height.
        nameLabel.font = UIFontMetrics(forTextStyle: .headline)
            .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 32)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.textColor = .black
        nameLabel.numberOfLines = 0
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(nameLabel)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            nameLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            nameLabel.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ bulb: Bulb) {
        nameLabel.text = bulb.id
        contentView.backgroundColor = bulb.color
    }
}

/// A row with a bulb and a text about it.
class BulbRow: UICollectionViewListCell {
    private let nameLabel = UILabel()
    let textLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.font = .preferredFont(forTextStyle: .body)
        textLabel.font = .preferredFont(forTextStyle: .subheadline)
        textLabel.textColor = .secondaryLabel
        for label in [nameLabel, textLabel] { label.adjustsFontForContentSizeCategory = true }
        nameLabel.numberOfLines = 0
        textLabel.numberOfLines = 1
        isAccessibilityElement = true
        let texts = UIStackView(arrangedSubviews: [nameLabel, textLabel])
        (texts.axis, texts.spacing) = (.vertical, 2)
        texts.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(texts)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ bulb: Bulb) {
        nameLabel.text = bulb.id
        textLabel.text = bulb.text
        accessibilityLabel = "\(bulb.id), \(bulb.text)"
    }
}
