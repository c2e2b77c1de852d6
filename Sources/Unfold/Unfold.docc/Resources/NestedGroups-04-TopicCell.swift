import UIKit
import Unfold

final class TopicCell: UITableViewCell, UnfoldingCell {
    let title = UILabel()
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
        leading.constant = 16 + 20 * CGFloat(topic.id.count - 1)
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) { title.numberOfLines = level == .collapsed ? 1 : 0 }
}
