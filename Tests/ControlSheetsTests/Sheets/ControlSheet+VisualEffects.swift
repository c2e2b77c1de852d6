import UIKit

extension ControlSheet {
    /// Materials and glass in front of stripes.
    static let visualEffects = ControlSheet(name: "visual-effects") {
        let styles: [(String, UIBlurEffect.Style)] = [
            ("Ultra-thin material", .systemUltraThinMaterial), ("Thin material", .systemThinMaterial),
            ("Material", .systemMaterial), ("Thick material", .systemThickMaterial),
            ("Chrome material", .systemChromeMaterial),
        ]
        let tinted = UIGlassEffect(style: .regular)
        tinted.tintColor = .systemIndigo
        let glass: [(String, UIGlassEffect)] = [
            ("Glass", UIGlassEffect(style: .regular)), ("Clear glass", UIGlassEffect(style: .clear)),
            ("Glass with a tint", tinted),
        ]
        return SpecimenViewController(
            styles.map { name, style in Specimen(name, fills: true, [StripesView(UIBlurEffect(style: style))]) }
                + glass.map { name, effect in Specimen(name, fills: true, [StripesView(effect)]) }
        )
    }
}

/// Stripes with an effect in front of their middle.
private final class StripesView: UIView {
    private let stripes = [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue].map { color in
        let view = UIView()
        view.backgroundColor = color
        return view
    }
    private let effectView: UIVisualEffectView

    init(_ effect: UIVisualEffect) {
        effectView = UIVisualEffectView(effect: effect)
        super.init(frame: .zero)
        for view in stripes + [effectView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(stripes.count)
        for (index, stripe) in stripes.enumerated() {
            stripe.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
        effectView.frame = bounds.insetBy(dx: 20, dy: 12)
    }
}
