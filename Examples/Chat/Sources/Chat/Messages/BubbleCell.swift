import UIKit

/// A row with a bubble, at the side of the one who sent it.
class BubbleCell: UITableViewCell {
    /// The view with the content.
    let bubble = UIView()
    private lazy var leading = bubble.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
    private lazy var trailing = bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.transform = FlippedTableView.flip
        contentView.insetsLayoutMarginsFromSafeArea = false
        backgroundColor = .clear
        selectionStyle = .none
        bubble.layer.cornerRadius = 18
        bubble.clipsToBounds = true
        bubble.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubble)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.76),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a message. Subclasses add its content.
    func show(_ message: ChatMessage) {
        bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
        // One of them is inactive before the other one becomes active.
        NSLayoutConstraint.deactivate([leading, trailing])
        (message.isMine ? trailing : leading).isActive = true
        accessibilityValue = message.isMine ? "Me, \(message.time)" : message.time
    }

    /// Fills the bubble with a view.
    func fill(with view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        view.translatesAutoresizingMaskIntoConstraints = false
        bubble.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: insets.leading),
            view.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -insets.trailing),
            view.topAnchor.constraint(equalTo: bubble.topAnchor, constant: insets.top),
            view.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -insets.bottom),
        ])
    }
}
