import UIKit
import Unfold

/// A list cell with three lines of a text that unfolds to all of them, with a padding of 12 points above and below.
final class NoteItem: UICollectionViewListCell, UnfoldingCell {
    nonisolated static let foldedLines = 3
    let message = UILabel()
    private lazy var width = message.widthAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        message.font = .systemFont(ofSize: 15)
        message.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(message)
        let bottom = message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
        bottom.priority = UILayoutPriority(999)
        let trailing = message.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        trailing.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            message.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16), trailing,
            message.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12), bottom,
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Gives the text a width, for layouts in which items determine their widths, too.
    func setTextWidth(_ points: CGFloat?) {
        width.constant = points ?? 0
        width.isActive = points != nil
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        message.numberOfLines = level == .collapsed ? Self.foldedLines : 0
    }

    var truncatable: [UILabel] { [message] }
}
