import UIKit
import Unfold

final class PersonCell: UITableViewCell, UnfoldingCell {
    let name = UILabel()
    let story = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.clipsToBounds = true
        story.numberOfLines = 3
        for (label, top) in [(name, CGFloat(0)), (story, 44)] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: top),
            ])
        }
        name.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    func apply(_ level: RowLevel, reason: ExpansionReason) { story.alpha = level == .expanded ? 1 : 0 }
}
