import UIKit

/// A cell with a portrait, a name, and a text that has at most three lines while the row is closed.
/// A label indicates whether there is more text.
final class MessageCell: UITableViewCell {
    private static let closedLines = 3
    private static let margin: CGFloat = 16
    private static let padding: CGFloat = 12
    private static let lineSpacing: CGFloat = 3

    private let portraitView = UIImageView(image: nil)
    private let nameLabel = UILabel()
    private let messageLabel = UILabel()
    private let ageLabel = UILabel()
    private let moreLabel = UILabel()

    /// Whether the closed row truncates the text. The value is valid after the cell's layout.
    var unfolds: Bool { !moreLabel.isHidden }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        setUpLooks()
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ message: Message, isOpen: Bool) {
        portraitView.image = message.author.portrait
        nameLabel.text = message.author.name
        messageLabel.text = message.text
        messageLabel.numberOfLines = isOpen ? 0 : Self.closedLines
        ageLabel.text = message.age
        moreLabel.text = isOpen ? "Show less" : "Read more"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The number of lines depends on the width of the label, which is set in the layout.
        contentView.layoutIfNeeded()
        moreLabel.isHidden = messageFits
    }

    /// Whether a closed row shows the whole text.
    private var messageFits: Bool {
        let room = CGRect(x: 0, y: 0, width: messageLabel.bounds.width, height: .greatestFiniteMagnitude)
        let whole = messageLabel.textRect(forBounds: room, limitedToNumberOfLines: 0)
        let closed = messageLabel.textRect(forBounds: room, limitedToNumberOfLines: Self.closedLines)
        return whole.height <= closed.height
    }

    private func setUpLooks() {
        let semibold = UIFont.systemFont(ofSize: 15, weight: .semibold)
        nameLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: semibold)
        messageLabel.font = .preferredFont(forTextStyle: .subheadline)
        ageLabel.font = .preferredFont(forTextStyle: .footnote)
        ageLabel.textColor = .secondaryLabel
        moreLabel.font = .preferredFont(forTextStyle: .footnote)
        moreLabel.textColor = .link
        for label in [nameLabel, messageLabel, ageLabel, moreLabel] { label.adjustsFontForContentSizeCategory = true }
    }

    private func setUpConstraints() {
        for view in [portraitView, nameLabel, messageLabel, ageLabel, moreLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        moreLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        // While the height of the row animates, the text shrinks if the row is too low. If the row is
        // too high, there is empty space at the bottom.
        for label in [nameLabel, ageLabel] { label.setContentCompressionResistancePriority(.required, for: .vertical) }
        for label in [nameLabel, messageLabel, ageLabel] { label.setContentHuggingPriority(.required, for: .vertical) }
        let bottom = ageLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.padding)
        bottom.priority = .defaultLow
        NSLayoutConstraint.activate([
            portraitView.widthAnchor.constraint(equalToConstant: Portrait.side),
            portraitView.heightAnchor.constraint(equalToConstant: Portrait.side),
            portraitView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin),
            portraitView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.padding),

            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.padding),
            nameLabel.leadingAnchor.constraint(equalTo: portraitView.trailingAnchor, constant: Self.padding),
            nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin),

            messageLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: Self.lineSpacing),
            messageLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            messageLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),

            ageLabel.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: Self.lineSpacing),
            ageLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            ageLabel.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -Self.padding),
            bottom,

            moreLabel.leadingAnchor.constraint(greaterThanOrEqualTo: ageLabel.trailingAnchor, constant: Self.padding),
            moreLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            moreLabel.firstBaselineAnchor.constraint(equalTo: ageLabel.firstBaselineAnchor),
        ])
    }
}
