import UIKit

/// What an expander knows of a cell. It is in the cell, unseen, so that it goes where the cell goes, and hears when the cell
/// gets another width or another size of text.
final class RowMark: UIView {
    /// The expander that configured the cell.
    weak var owner: AnyObject?
    /// The identity of the row that the cell is for.
    var id: AnyHashable?
    /// The level that the cell was asked to show last.
    var level: AnyHashable?
    /// Whether the folded row shows everything; `nil` while that is not known.
    var fits: Bool?
    /// What the cell would do when selected, if it had something to unfold.
    var selectionStyle: UITableViewCell.SelectionStyle?
    var onChange: (@MainActor (RowMark) -> Void)?
    private var seenWidth: CGFloat = 0
    /// Whether the expander is at work on the cell, and needs not be told what it does.
    private var isConfiguring = false

    private init(in cell: UITableViewCell) {
        super.init(frame: cell.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        seenWidth = cell.bounds.width
        cell.insertSubview(self, at: 0)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The mark of a cell, made when it is first needed.
    static func of(_ cell: UITableViewCell) -> RowMark {
        existing(in: cell) ?? RowMark(in: cell)
    }

    /// The mark of a cell that was configured before.
    static func existing(in cell: UITableViewCell) -> RowMark? {
        for view in cell.subviews {
            if let mark = view as? RowMark { return mark }
        }
        return nil
    }

    /// Works on the cell, without `onChange` being called for it.
    func configuring(_ work: () -> Void) {
        let wasConfiguring = isConfiguring
        isConfiguring = true
        work()
        isConfiguring = wasConfiguring
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width != seenWidth else { return }
        seenWidth = bounds.width
        if !isConfiguring { onChange?(self) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        guard !isConfiguring, let previousTraitCollection else { return }
        if previousTraitCollection.preferredContentSizeCategory != category { onChange?(self) }
    }
}
