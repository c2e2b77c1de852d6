import UIKit
import Unfold

/// A cell with a name, a text that is visible while the row is open, and a handle at the bottom edge.
final class SpringCell: UITableViewCell, UnfoldingCell {
    private static let margin: CGFloat = 16
    private static let handleHeight: CGFloat = 28

    /// The view that a finger drags to open and close the row.
    let handle = UIView()
    private let grip = UIView()
    private let nameLabel = UILabel()
    private let textBelow = UILabel()
    private lazy var folded = nameLabel.bottomAnchor.constraint(
        equalTo: contentView.bottomAnchor,
        constant: -Self.handleHeight
    )
    private lazy var unfolded = textBelow.bottomAnchor.constraint(
        equalTo: contentView.bottomAnchor,
        constant: -Self.handleHeight
    )

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        clipsToBounds = true
        backgroundColor = .secondarySystemGroupedBackground
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        textBelow.font = .preferredFont(forTextStyle: .body)
        textBelow.numberOfLines = 0
        for label in [nameLabel, textBelow] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.margin),
            textBelow.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 6),
        ])
        grip.layer.cornerRadius = 2.5
        // The text is longer than the row while the row is on its way. The handle covers what is below its edge.
        handle.backgroundColor = .secondarySystemGroupedBackground
        handle.addSubview(grip)
        // The handle is in the cell and not in its content view, so that it moves with the bottom edge of the row.
        addSubview(handle)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ spring: Spring) {
        nameLabel.text = spring.name
        textBelow.text = spring.text
        grip.backgroundColor = spring.color.withAlphaComponent(0.5)
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        let isOpen = level == .expanded
        (isOpen ? folded : unfolded).isActive = false
        (isOpen ? unfolded : folded).isActive = true
        textBelow.alpha = isOpen ? 1 : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = bounds.height - Self.handleHeight
        handle.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.handleHeight)
        grip.frame = CGRect(x: bounds.midX - 18, y: Self.handleHeight / 2 - 2.5, width: 36, height: 5)
    }
}
