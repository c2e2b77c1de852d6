import UIKit
import Unfold

/// A cell with a portrait, a name, a text that has at most three lines while the row is folded, and
/// the age of the message.
final class UnfoldingMessageCell: UITableViewCell, UnfoldingCell {
    private static let padding: CGFloat = 12

    private let portraitView = UIImageView(image: nil)
    private let nameLabel = UILabel()
    private let messageLabel = UILabel()
    private let ageLabel = UILabel()

    var truncatable: [UILabel] { [messageLabel] }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
            for: .systemFont(ofSize: 15, weight: .semibold)
        )
        messageLabel.font = .preferredFont(forTextStyle: .subheadline)
        ageLabel.font = .preferredFont(forTextStyle: .footnote)
        ageLabel.textColor = .secondaryLabel
        for label in [nameLabel, messageLabel, ageLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.setContentHuggingPriority(.required, for: .vertical)
        }
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ message: Message) {
        portraitView.image = message.author.portrait
        nameLabel.text = message.author.name
        messageLabel.text = message.text
        ageLabel.text = message.age
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        messageLabel.numberOfLines = level == .collapsed ? 3 : 0
    }

    private func setUpConstraints() {
        let texts = UIStackView(arrangedSubviews: [nameLabel, messageLabel, ageLabel])
        texts.axis = .vertical
        texts.alignment = .leading
        texts.spacing = 3
        for view in [portraitView, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        // The table lays the cell out before the row has its height, and a required constraint would break then.
        let bottom = texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.padding)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            portraitView.widthAnchor.constraint(equalToConstant: Portrait.side),
            portraitView.heightAnchor.constraint(equalToConstant: Portrait.side),
            portraitView.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            portraitView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.padding),
            texts.leadingAnchor.constraint(equalTo: portraitView.trailingAnchor, constant: Self.padding),
            texts.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.padding),
            bottom,
        ])
    }
}
