import UIKit
import Unfold

/// A cell whose content ends below its title, or below its body, by one of two constraints.
final class ChapterCell: UITableViewCell, UnfoldingCell {
    let title = UILabel()
    let body = UILabel()
    private lazy var ends = [title, body].map {
        let end = $0.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
        end.priority = UILayoutPriority(999)
        return end
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.clipsToBounds = true
        for label in [title, body] {
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
        }
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10).isActive = true
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6).isActive = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        let isFolded = level == .collapsed
        ends[isFolded ? 1 : 0].isActive = false
        ends[isFolded ? 0 : 1].isActive = true
    }
}
