import UIKit
import Unfold

/// A cell with an avatar and a text that has at most two lines while the row is folded.
final class UnfoldingCommentCell: UITableViewCell, UnfoldingCell {
    private let avatar = UILabel()
    private let message = UILabel()

    var truncatable: [UILabel] { [message] }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatar.textAlignment = .center
        avatar.textColor = .white
        // The letter is an ornament.
        avatar.accessibilityElementsHidden = true
        avatar.font = .preferredFont(forTextStyle: .headline)
        avatar.layer.cornerRadius = CommentLayout.avatarSize / 2
        avatar.clipsToBounds = true
        message.font = .preferredFont(forTextStyle: .subheadline)
        message.adjustsFontForContentSizeCategory = true
        for view in [avatar, message] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let padding = CommentLayout.padding
        let bottom = message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -padding)
        bottom.priority = .defaultLow
        // The table lays the cell out before the row has its height, and a required constraint would break then.
        let limits = [avatar, message].map { view in
            view.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -padding)
        }
        for limit in limits { limit.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: CommentLayout.avatarSize),
            avatar.heightAnchor.constraint(equalToConstant: CommentLayout.avatarSize),
            avatar.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: padding),
            message.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: padding),
            message.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            message.topAnchor.constraint(equalTo: contentView.topAnchor, constant: padding),
            bottom,
        ])
        NSLayoutConstraint.activate(limits)
        message.setContentHuggingPriority(.required, for: .vertical)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ comment: Comment) {
        avatar.text = String(comment.author.prefix(1))
        avatar.backgroundColor = comment.color
        message.text = comment.text
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        message.numberOfLines = level == .collapsed ? CommentLayout.closedLines : 0
    }
}
