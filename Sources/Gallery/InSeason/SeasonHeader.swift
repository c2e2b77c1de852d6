import UIKit

/// A header with the name of a season and its months.
final class SeasonHeader: UITableViewHeaderFooterView {
    private let nameLabel = UILabel()
    private let monthsLabel = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        monthsLabel.font = .preferredFont(forTextStyle: .footnote)
        monthsLabel.textColor = .secondaryLabel
        for label in [nameLabel, monthsLabel] { label.adjustsFontForContentSizeCategory = true }
        let texts = UIStackView(arrangedSubviews: [nameLabel, monthsLabel])
        texts.axis = .vertical
        texts.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(texts)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -24),
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ name: String, note: String) {
        nameLabel.text = name
        monthsLabel.text = note
    }
}
