import UIKit
import Unfold

/// A cell with a tile that fills it except for a margin.
final class UnfoldingTileCell: UITableViewCell, UnfoldingCell {
    private static let margin: CGFloat = 5

    private let tile = UIView()
    private let nameLabel = UILabel()
    private lazy var height = contentView.heightAnchor.constraint(equalToConstant: TileLevel.folded.rawValue)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        tile.layer.cornerRadius = 12
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.textColor = .white
        // The tile is in the cell and not in its content view, so that it resizes with the row
        // instead of being clipped by it.
        addSubview(tile)
        tile.addSubview(nameLabel)
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            height,
            nameLabel.centerXAnchor.constraint(equalTo: tile.centerXAnchor),
            nameLabel.centerYAnchor.constraint(equalTo: tile.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ pigment: Pigment) {
        nameLabel.text = pigment.name
        tile.backgroundColor = pigment.color
    }

    func apply(_ level: TileLevel, reason: ExpansionReason) {
        height.constant = level.rawValue + 2 * Self.margin
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        tile.frame = bounds.insetBy(dx: min(16, bounds.width / 2), dy: min(Self.margin, bounds.height / 2))
        tile.layoutIfNeeded()
    }
}
