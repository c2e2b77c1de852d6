import CoreGraphics

/// A token in a search field: a capsule with its icon and its text.
final class TokenView: UIView {
    let token: UISearchToken
    private let label = UILabel()
    private let icon = UIImageView()

    /// Creates a view that calls a closure when it is tapped.
    init(_ token: UISearchToken, onTap: @escaping () -> Void) {
        self.token = token
        super.init(frame: .zero)
        takeScale()
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        addSubview(icon)
        addSubview(label)
        let tap = UITapGestureRecognizer()
        tap.addAction { if $0.state == .ended { onTap() } }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The size of the token relative to that at the default text size.
    var scale: CGFloat = 1 {
        didSet { if scale != oldValue { takeScale() } }
    }

    private func takeScale() {
        let size = TokenMetrics.fontSize * scale
        let configuration = UIImage.SymbolConfiguration(pointSize: size)
        icon.image = token.icon.map { $0.applyingSymbolConfiguration(configuration) ?? $0 }
        label.font = .systemFont(ofSize: size)
        setNeedsLayout()
    }

    func show(isSelected: Bool, background: UIColor) {
        backgroundColor = isSelected ? tintColor : background
        label.textColor = isSelected ? .white : .label
        icon.tintColor = label.textColor
    }

    private var iconSize: CGSize {
        guard let size = icon.image?.size, size.height > 0 else { return .zero }
        let scale = min(1, (TokenMetrics.height * scale - TokenMetrics.padding) / size.height)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The space that the icon takes before the text.
    private var iconRoom: CGFloat { iconSize.width > 0 ? iconSize.width + TokenMetrics.iconSpacing : 0 }

    /// The width that the token wants, in points.
    var naturalWidth: CGFloat {
        (2 * TokenMetrics.padding + iconRoom + label.intrinsicContentSize.width).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (size, padding) = (iconSize, TokenMetrics.padding)
        icon.frame = CGRect(
            x: isRightToLeft ? bounds.maxX - padding - size.width : padding,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
        label.frame = CGRect(
            x: isRightToLeft ? padding : padding + iconRoom,
            y: 0,
            width: max(bounds.width - 2 * padding - iconRoom, 0),
            height: bounds.height
        )
    }
}
