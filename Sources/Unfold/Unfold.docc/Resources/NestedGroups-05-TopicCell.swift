import UIKit
import Unfold

final class TopicCell: UITableViewCell, UnfoldingCell {
    let title = UILabel()
    private var isGroup = false
    private lazy var leading = title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(title)
        NSLayoutConstraint.activate([
            leading,
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ topic: Topic) {
        title.text = topic.id.last
        isGroup = !topic.topics.isEmpty
        leading.constant = 16 + 20 * CGFloat(topic.id.count - 1)
    }

    // A group always unfolds: it is its rows that it shows. Of a text one line is seen, and then all of it.
    var truncatable: [UILabel] { isGroup ? [] : [title] }

    func apply(_ level: RowLevel, reason: ExpansionReason) { title.numberOfLines = level == .collapsed ? 1 : 0 }
}
