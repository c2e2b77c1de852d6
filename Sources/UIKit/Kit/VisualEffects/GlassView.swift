import CoreGraphics
import QuartzCore

/// A surface of glass over content: what is behind it shines through its color, blurred, and it has a rim of light and
/// a shadow. With more contrast it is opaque.
final class GlassView: BackdropView {
    /// The points by which pressed glass becomes longer (`LookSource.morph`), and the greatest factor.
    static let lift: CGFloat = 16
    static let greatestLift: CGFloat = 1.2

    /// How a kind of surface looks.
    struct Style {
        let fill: UIColor
        let rim: UIColor?
        let shadow: Look<LookShadow>?
        /// The blur (unverified).
        var blur = Blur(radius: 8, saturation: 1.4)

        /// The capsules of bars.
        static let capsule = Style(
            fill: Looks.capsule.color,
            rim: Looks.capsuleRim.color,
            shadow: Looks.capsuleShadow
        )
        /// Menus.
        static let menu = Style(
            fill: Looks.menuFill.color,
            rim: nil,
            shadow: Looks.menuShadow,
            blur: Blur(radius: 14, saturation: 1.4)
        )

        /// Glass of a client's. Regular glass is that of the capsules of bars; the opacities of clear and of colored
        /// glass are unverified.
        static func effect(_ effect: UIGlassEffect) -> Style {
            let isClear = effect.style == .clear
            let tint = effect.tintColor?.withAlphaComponent(isClear ? 0.5 : 0.85)
            return Style(
                fill: tint ?? (isClear ? clearFill : capsule.fill),
                rim: capsule.rim,
                shadow: isClear ? nil : capsule.shadow,
                blur: isClear ? Blur(radius: 2, saturation: 1.2) : capsule.blur
            )
        }

        private static let clearFill = UIColor(white: 1, alpha: 0.1)
    }

    /// The color of the whole surface, instead of glass. The default is `nil`.
    var color: UIColor? {
        didSet { if color != oldValue { show() } }
    }

    /// Whether nothing of the surface is visible. The default is `false`.
    var isBare = false {
        didSet { if isBare != oldValue { show() } }
    }

    /// The looks of the glass.
    var style: Style {
        didSet { show() }
    }

    init(_ style: Style) {
        self.style = style
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        show()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    private func show() {
        let isGlass = color == nil && !isBare
        let fill = reducesTransparency ? style.fill.overSystemBackground(in: traitCollection) : style.fill
        backgroundColor = isBare ? nil : color ?? fill
        blur = isGlass && !reducesTransparency ? style.blur : nil
        let rim = isGlass ? style.rim?.resolvedColor(with: traitCollection) : nil
        layer.borderColor = rim?.cgColor
        layer.borderWidth = rim == nil ? 0 : 1 / max(contentScaleFactor, 1)
        let shadow = isBare ? nil : style.shadow?.value(in: traitCollection)
        (shadow ?? .none).apply(to: layer)
    }
}

extension UIColor {
    /// Returns the color as it looks over the background of the system.
    func overSystemBackground(in traits: UITraitCollection) -> UIColor {
        resolvedColor(with: traits).composited(over: .systemBackground.resolvedColor(with: traits))
    }

    /// Returns the color as it looks over an opaque one.
    private func composited(over ground: UIColor) -> UIColor {
        var (upper, lower) = ((CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0)), (CGFloat(0), CGFloat(0), CGFloat(0)))
        var ignored: CGFloat = 0
        guard getRed(&upper.0, green: &upper.1, blue: &upper.2, alpha: &upper.3),
            ground.getRed(&lower.0, green: &lower.1, blue: &lower.2, alpha: &ignored)
        else { return self }
        func mixed(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one * upper.3 + other * (1 - upper.3) }
        return UIColor(
            red: mixed(upper.0, lower.0),
            green: mixed(upper.1, lower.1),
            blue: mixed(upper.2, lower.2),
            alpha: 1
        )
    }
}
