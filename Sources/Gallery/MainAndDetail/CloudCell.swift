import UIKit

/// A cell with a name and details below it. A constraint sets the height of the details to 0 or
/// lets them have their own.
final class CloudCell: UITableViewCell {
    private static let margin: CGFloat = 16
    private static let padding: CGFloat = 12
    private static let spacing: CGFloat = 8
    /// A priority above that of the constraints inside the detail, which then yield to the height of 0.
    private static let closed = UILayoutPriority(999)
    private static let inside = UILayoutPriority(998)
    /// A priority below that of the constraints inside the detail, which then determine its height.
    private static let open = UILayoutPriority(250)

    private let main = UIView()
    private let nameLabel = UILabel()
    private let heightLabel = UILabel()
    private let chevron = UIImageView(image: nil)
    private let detail = UIView()
    private let lookLabel = UILabel()
    private let omenLabel = UILabel()
    private lazy var detailHeight = detail.heightAnchor.constraint(equalToConstant: 0)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        setUpLooks()
        setUpContainers()
        setUpMain()
        setUpDetail()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ cloud: Cloud, isExpanded: Bool) {
        nameLabel.text = cloud.name
        heightLabel.text = cloud.height
        lookLabel.text = cloud.look
        omenLabel.text = cloud.omen
        chevron.image = UIImage(systemName: isExpanded ? "chevron.up" : "chevron.down")
        detailHeight.priority = isExpanded ? Self.open : Self.closed
    }

    private func setUpLooks() {
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        heightLabel.font = .preferredFont(forTextStyle: .subheadline)
        heightLabel.textColor = .secondaryLabel
        lookLabel.font = .preferredFont(forTextStyle: .body)
        omenLabel.font = .preferredFont(forTextStyle: .footnote)
        omenLabel.textColor = .secondaryLabel
        for label in [nameLabel, heightLabel, lookLabel, omenLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
        }
        chevron.tintColor = .tertiaryLabel
        chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
        chevron.translatesAutoresizingMaskIntoConstraints = false
        detail.clipsToBounds = true
    }

    private func setUpContainers() {
        for container in [main, detail] {
            container.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(container)
            NSLayoutConstraint.activate([
                container.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin),
                container.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin),
            ])
        }
        detailHeight.priority = Self.closed
        NSLayoutConstraint.activate([
            main.topAnchor.constraint(equalTo: contentView.topAnchor),
            detail.topAnchor.constraint(equalTo: main.bottomAnchor),
            detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            detailHeight,
        ])
    }

    private func setUpMain() {
        for view in [nameLabel, heightLabel, chevron] { main.addSubview(view) }
        // The labels keep their height while the height of the row animates.
        for label in [nameLabel, heightLabel] {
            label.setContentCompressionResistancePriority(.required, for: .vertical)
            label.setContentHuggingPriority(.required, for: .vertical)
        }
        chevron.setContentCompressionResistancePriority(.required, for: .horizontal)
        chevron.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: main.topAnchor, constant: Self.padding),
            nameLabel.leadingAnchor.constraint(equalTo: main.leadingAnchor),
            nameLabel.trailingAnchor.constraint(equalTo: chevron.leadingAnchor, constant: -Self.spacing),
            heightLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
            heightLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            heightLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            heightLabel.bottomAnchor.constraint(equalTo: main.bottomAnchor, constant: -Self.padding),
            chevron.trailingAnchor.constraint(equalTo: main.trailingAnchor),
            chevron.centerYAnchor.constraint(equalTo: main.centerYAnchor),
        ])
    }

    private func setUpDetail() {
        detail.addSubview(lookLabel)
        detail.addSubview(omenLabel)
        let vertical = [
            lookLabel.topAnchor.constraint(equalTo: detail.topAnchor),
            omenLabel.topAnchor.constraint(equalTo: lookLabel.bottomAnchor, constant: Self.spacing),
            omenLabel.bottomAnchor.constraint(equalTo: detail.bottomAnchor, constant: -Self.padding),
        ]
        for constraint in vertical { constraint.priority = Self.inside }
        NSLayoutConstraint.activate(vertical)
        for label in [lookLabel, omenLabel] {
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: detail.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: detail.trailingAnchor),
            ])
        }
    }
}
