import UIKit
import Unfold

struct Comment: Identifiable {
    let id: Int
    let text: String
}

final class CommentCell: UITableViewCell, UnfoldingCell {
    let message = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        message.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(message)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            message.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            message.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            message.topAnchor.constraint(equalTo: margins.topAnchor),
            message.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    // What differs; the height follows from the constraints.
    func apply(_ level: RowLevel, reason: ExpansionReason) { message.numberOfLines = level == .collapsed ? 3 : 0 }
}
