import UIKit

/// A cell with a tile that has a margin on all sides and a height constraint, and a separator at the bottom edge.
final class TileCell: UITableViewCell {
    private static let tileWidth: CGFloat = 200
    private static let margin: CGFloat = 5
    private static let lineHeight: CGFloat = 0.5

    private let tile = UIButton(type: .custom)
    private let line = UIView()
    private lazy var height = tile.heightAnchor.constraint(equalToConstant: TileSize.small.rawValue)

    /// A closure that is called when the tile is tapped.
    var onTap: () -> Void = {}

    var size = TileSize.small {
        didSet { height.constant = size.rawValue }
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUpTile()
        setUpLine()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ pigment: Pigment, size: TileSize) {
        tile.setTitle(pigment.name, for: .normal)
        tile.backgroundColor = pigment.color
        self.size = size
    }

    private func setUpTile() {
        tile.layer.cornerRadius = 12
        tile.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        tile.titleLabel?.adjustsFontForContentSizeCategory = true
        tile.titleLabel?.adjustsFontSizeToFitWidth = true
        tile.setTitleColor(.white, for: .normal)
        tile.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .highlighted)
        tile.addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
        tile.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(tile)
        // While the height of the row animates, it determines the height of the tile.
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            height,
            tile.widthAnchor.constraint(equalToConstant: Self.tileWidth),
            tile.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            tile.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.margin),
            tile.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.margin),
        ])
    }

    private func setUpLine() {
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(line)
        NSLayoutConstraint.activate([
            line.heightAnchor.constraint(equalToConstant: Self.lineHeight),
            line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
}
