import CoreGraphics

/// A panel with all tabs that the user can drag into a bar, over the content beside the bar.
final class TabCustomizationPanel: UIView {
    /// The measures in points (unverified).
    private static let tile = CGSize(width: 92, height: 72)
    private static let margin: CGFloat = 16
    private static let headHeight: CGFloat = 54

    private let title = UILabel()
    private let button = UIButton(type: .system)
    private let tiles: [TabTile]
    /// Called when the user has finished.
    var done: () -> Void = {}
    /// Called when the user touches a tab.
    var pick: (UITabBarItem) -> Void = { _ in }
    /// Called when the user drops a tab at a point of the window.
    var drop: (UITabBarItem, CGPoint) -> Void = { _, _ in }

    init(_ items: [UITabBarItem]) {
        tiles = items.map { TabTile($0) }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        title.text = "Configure"
        title.font = .systemFont(ofSize: NavigationMetrics.fontSize, weight: .semibold)
        title.textAlignment = .center
        title.accessibilityTraits = .header
        button.setTitle("Done", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.done() }, for: .touchUpInside)
        addSubview(title)
        addSubview(button)
        for tile in tiles { add(tile) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func add(_ tile: TabTile) {
        tile.addAction(UIAction { [weak self, weak tile] _ in tile.map { self?.pick($0.item) } }, for: .touchUpInside)
        let pan = UIPanGestureRecognizer()
        pan.addAction { [weak self, weak tile, weak pan] _ in
            guard let self, let tile, let pan else { return }
            dragged(tile, pan)
        }
        tile.addGestureRecognizer(pan)
        addSubview(tile)
    }

    /// Covers the window as far as it is on one side of a bar.
    func place(beside bar: CGRect, in window: UIWindow) {
        var frame = window.bounds
        if bar.midY > frame.midY {
            frame.size.height = max(bar.minY, 0)
        } else {
            frame.origin.y = bar.maxY
            frame.size.height -= bar.maxY
        }
        self.frame = frame
        window.addSubview(self)
    }

    /// Shows which tabs are in the bar, and which one the user has picked.
    func show(inBar items: [UITabBarItem], picked: UITabBarItem?) {
        for tile in tiles {
            tile.alpha = items.contains(tile.item) ? 0.4 : 1
            tile.isSelected = tile.item === picked
        }
    }

    private func dragged(_ tile: TabTile, _ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: bringSubviewToFront(tile)
        case .changed:
            let way = pan.translation(in: self)
            tile.transform = CGAffineTransform(translationX: way.x, y: way.y)
        case .ended:
            drop(tile.item, pan.location(in: nil))
            fallthrough
        default:
            UIView.animate(withDuration: NavigationMetrics.barDuration) { tile.transform = .identity }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.room(inside: safeAreaInsets).room(dx: Self.margin, dy: 0)
        title.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.headHeight)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = button.sizeThatFits(bounds.size).width
        button.frame = CGRect(
            x: isRightToLeft ? area.minX : area.maxX - width,
            y: area.minY,
            width: width,
            height: Self.headHeight
        )
        let columns = max(Int(area.width / Self.tile.width), 1)
        let start = area.midX - CGFloat(min(columns, max(tiles.count, 1))) * Self.tile.width / 2
        for (index, tile) in tiles.enumerated() {
            let x = start + CGFloat(index % columns) * Self.tile.width
            tile.bounds.size = Self.tile
            tile.center = CGPoint(
                x: (isRightToLeft ? bounds.width - x - Self.tile.width : x) + Self.tile.width / 2,
                y: area.minY + Self.headHeight + (CGFloat(index / columns) + 0.5) * Self.tile.height
            )
        }
    }
}
