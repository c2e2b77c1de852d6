import CoreGraphics
import Failures

/// A view that applies an effect to what is behind it or to its contents.
///
/// ```swift
/// let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// panel.contentView.addSubview(label)
/// ```
///
/// A material blurs what is behind it below a translucent color. With more contrast, it is an opaque color. Glass also
/// has a rim and a shadow, in the shape of the view's `cornerConfiguration`. Without one it is a capsule, or has the
/// corner radius of the view's layer.
open class UIVisualEffectView: UIView {
    private let backdrop = BackdropView(frame: .zero)
    /// The blur of materials (unverified).
    private static let blur = BackdropView.Blur(radius: 20, saturation: 1.5)
    private let content = UIView()
    /// The glass, once the view has had an effect of glass.
    private var glass: GlassView?
    private var press: GlassPress?

    /// Creates a view with an effect and an empty frame.
    public init(effect: UIVisualEffect?) {
        shownEffect = effect?.copy() as? UIVisualEffect
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view without an effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates a view of a nib, which sets its effect afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        // Only these two subviews are the view's own.
        for view in [backdrop, content] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = bounds
            super.addSubview(view)
        }
        backdrop.isUserInteractionEnabled = false
        backdrop.alpha = 0
        showEffect()
    }

    /// The view to which to add subviews. It has the size of this view.
    open var contentView: UIView { content }

    /// The effect, or `nil` for none. A change in an animation is animated.
    open var effect: UIVisualEffect? {
        get { shownEffect }
        set {
            guard newValue != shownEffect else { return }
            shownEffect = newValue?.copy() as? UIVisualEffect
            showEffect()
        }
    }

    private var shownEffect: UIVisualEffect?

    private func showEffect() {
        showMaterial()
        showGlass(effect as? UIGlassEffect)
        content.tintColor = (effect as? UIVibrancyEffect)?.tintColor
    }

    private func showMaterial() {
        let material = (effect as? UIBlurEffect).map { Material($0.style) }
        if let material {
            // A material that appears has its color from the start.
            if backdrop.alpha == 0 { UIView.performWithoutAnimation { backdrop.backgroundColor = material.color } }
            backdrop.backgroundColor = material.color
        }
        let isClear = material != nil && !backdrop.reducesTransparency
        backdrop.blur = isClear ? Self.blur : nil
        backdrop.alpha = material == nil ? 0 : 1
    }

    private func showGlass(_ effect: UIGlassEffect?) {
        if let press, effect?.isInteractive != true {
            removeGestureRecognizer(press)
            self.press = nil
        }
        guard let effect else {
            glass?.alpha = 0
            return
        }
        let glass = glass ?? makeGlass()
        glass.style = .effect(effect)
        glass.alpha = 1
        if effect.isInteractive, press == nil {
            let press = GlassPress(lifting: [glass, content])
            addGestureRecognizer(press)
            self.press = press
        }
        setNeedsLayout()
    }

    private func makeGlass() -> GlassView {
        let made = GlassView(.capsule)
        made.alpha = 0
        glass = made
        UIView.performWithoutAnimation { insertSubview(made, belowSubview: content) }
        return made
    }

    /// Shapes the glass.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let glass, glass.alpha > 0 else { return }
        // A frame would include the growth under a finger.
        glass.bounds.size = bounds.size
        glass.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = layer.cornerRadius
        glass.layer.cornerRadius = min(radius > 0 ? radius : .infinity, bounds.width / 2, bounds.height / 2)
        glass.layer.cornerCurve = layer.cornerCurve
        glass.layer.cornerRadii = layer.cornerRadii
    }

    override func cornersDidChange() {
        super.cornersDidChange()
        guard let glass else { return }
        glass.layer.cornerCurve = layer.cornerCurve
        glass.layer.cornerRadii = layer.cornerRadii
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.accessibilityContrast != traitCollection.accessibilityContrast { showEffect() }
    }

    /// Stops the process for a subview that a client adds. Subviews belong into `contentView`.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        programmerError(
            unless: subview === backdrop || subview === content || subview === glass,
            """
            \(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view \
            itself, instead add them to the -contentView.
            """,
            in: "UIVisualEffectView.addSubview(_:)"
        )
    }
}
