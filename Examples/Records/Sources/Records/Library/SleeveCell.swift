import UIKit

/// The sleeve of a record with its title.
final class SleeveCell: UICollectionViewCell {
    private let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 12
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textColor = .black
        titleLabel.numberOfLines = 0
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(titleLabel)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            titleLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            titleLabel.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ record: Record, isLarge: Bool) {
        titleLabel.text = record.id
        titleLabel.font = .preferredFont(forTextStyle: isLarge ? .title3 : .footnote)
        contentView.backgroundColor = record.color
        accessibilityLabel = "\(record.id), \(record.artist)"
    }
}
