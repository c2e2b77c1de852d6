import CoreGraphics

/// An item of a bar in large, in the middle of the window. Its bar doesn't grow with the text size.
final class LargeContentPanel: UIView {
    /// The measures in points (unverified).
    private static let side: CGFloat = 220
    private static let imageSide: CGFloat = 110
    private static let margin: CGFloat = 16

    private let picture = UIImageView()
    private let label = UILabel()
    private let insets: UIEdgeInsets

    private init(_ item: UIBarItem) {
        insets = item.largeContentSizeImageInsets
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        isUserInteractionEnabled = false
        backgroundColor = Material(.systemThickMaterial).color
        layer.cornerRadius = Self.margin
        let configuration = UIImage.SymbolConfiguration(pointSize: Self.imageSide)
        let image = item.largeContentSizeImage ?? item.image
        picture.image = image?.isSymbolImage == true ? image?.applyingSymbolConfiguration(configuration) : image
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .label
        label.text = item.title ?? item.accessibilityLabel
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.numberOfLines = 2
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Whether items are shown in large for some traits.
    static func isUsed(for traits: UITraitCollection) -> Bool {
        traits.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Shows an item in a window.
    static func show(_ item: UIBarItem, in window: UIWindow) -> LargeContentPanel {
        let panel = LargeContentPanel(item)
        panel.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        window.addSubview(panel)
        return panel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.room(dx: Self.margin, dy: Self.margin)
        let height = picture.image == nil ? 0 : Self.imageSide
        picture.frame = CGRect(x: area.midX - height / 2, y: area.minY, width: height, height: height).room(
            inside: insets
        )
        label.frame = CGRect(x: area.minX, y: area.minY + height, width: area.width, height: area.height - height)
    }
}
