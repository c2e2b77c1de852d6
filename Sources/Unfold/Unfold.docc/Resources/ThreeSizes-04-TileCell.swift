import UIKit
import Unfold

final class TileCell: UITableViewCell, UnfoldingCell {
    private lazy var height = contentView.heightAnchor.constraint(equalToConstant: TileSize.folded.height)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        height.isActive = true
    }

    required init?(coder: NSCoder) { nil }

    func apply(_ level: TileSize, reason: ExpansionReason) { height.constant = level.height }
}
