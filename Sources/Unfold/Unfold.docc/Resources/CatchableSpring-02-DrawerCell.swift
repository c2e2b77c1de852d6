import UIKit
import Unfold

final class DrawerCell: UITableViewCell, UnfoldingCell {
    let name = UILabel()
    let contents = UILabel()
    private lazy var folded = name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -28)
    private lazy var unfolded = contents.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -28)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        contents.numberOfLines = 0
        for label in [name, contents] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
        }
        name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16).isActive = true
        contents.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        (level == .collapsed ? unfolded : folded).isActive = false
        (level == .collapsed ? folded : unfolded).isActive = true
        contents.alpha = level == .collapsed ? 0 : 1
    }
}
