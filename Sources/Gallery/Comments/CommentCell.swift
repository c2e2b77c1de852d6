import UIKit

/// A cell with an avatar and a text, which ends with an ellipsis if it doesn't fit into the row.
final class CommentCell: UITableViewCell {
    private let avatar = UILabel()
    private let message = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        avatar.textAlignment = .center
        avatar.textColor = .white
        // The letter is an ornament.
        avatar.accessibilityElementsHidden = true
        avatar.font = .preferredFont(forTextStyle: .headline)
        avatar.layer.cornerRadius = CommentLayout.avatarSize / 2
        avatar.clipsToBounds = true
        message.font = CommentLayout.font
        message.adjustsFontForContentSizeCategory = true
        contentView.addSubview(avatar)
        contentView.addSubview(message)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ comment: Comment, isOpen: Bool) {
        avatar.text = String(comment.author.prefix(1))
        avatar.backgroundColor = comment.color
        message.text = comment.text
        message.numberOfLines = isOpen ? 0 : CommentLayout.closedLines
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let padding = CommentLayout.padding
        let side = CommentLayout.avatarSize
        avatar.frame = CGRect(x: padding, y: padding, width: side, height: side)
        // The label is no higher than its lines. A higher label would center its text, which would
        // then move as the row grows.
        let width = CommentLayout.textWidth(inRowOf: contentView.bounds.width)
        let available = contentView.bounds.height - 2 * padding
        let fitting = message.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        message.frame = CGRect(x: 2 * padding + side, y: padding, width: width, height: min(fitting, available))
    }
}
