import UIKit
import Unfold

/// A cell whose height depends on its level. It contains a box, for texts a label that the folded
/// row may truncate, and a host for a detail.
final class FuzzedExpanderCell: UITableViewCell, UnfoldingCell, DetailedCell {
    let detailHost = UIView()
    let handle = UIView()
    /// The client, which receives the calls.
    weak var client: FuzzedExpanderClient?
    private(set) var row: TableData.Row?
    private(set) var level: FuzzedLevel?
    private let box = UIView()
    private let message = UILabel()
    private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
    private var isText = false

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for view in [box, message, detailHost] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        box.backgroundColor = .systemBlue
        message.font = .systemFont(ofSize: 12)
        handle.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        contentView.addSubview(handle)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            height,
            box.widthAnchor.constraint(equalToConstant: 40),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            message.topAnchor.constraint(equalTo: box.bottomAnchor),
            message.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            message.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            detailHost.topAnchor.constraint(equalTo: message.bottomAnchor),
            detailHost.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            detailHost.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
        let bottom = detailHost.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        // The content may be taller than the row if the delegate determines its height.
        bottom.priority = UILayoutPriority(998)
        bottom.isActive = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The height of the detail.
    var detailHeight: CGFloat { detailHost.bounds.height }

    /// The maximum number of lines of the text.
    var numberOfLines: Int { message.numberOfLines }

    func show(_ row: TableData.Row, isText: Bool) {
        (self.row, self.isText) = (row, isText)
        message.text = isText ? String(repeating: "word ", count: row.height * 2 / 3) : nil
        height.constant = isText ? 10 : CGFloat(row.height)
    }

    func apply(_ level: FuzzedLevel, reason: ExpansionReason) {
        self.level = level
        message.numberOfLines = level == .small ? 1 : level == .medium ? 3 : 0
        if !isText { height.constant = CGFloat((row?.height ?? 0) + level.extraHeight) }
        client?.react(.apply)
    }

    var truncatable: [UILabel] { isText ? [message] : [] }

    func fitsFolded(inRowOf width: CGFloat) -> Bool? {
        client?.react(.fitsFolded)
        return nil
    }
}
