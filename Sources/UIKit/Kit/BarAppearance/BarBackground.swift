import CoreGraphics

/// The view behind the contents of a bar, with the shadow at one of its edges.
///
/// Touches go to the bar.
final class BarBackground: UIView {
    /// The edge that has the shadow, outside the view.
    var shadowEdge = CGRectEdge.maxYEdge {
        didSet { if shadowEdge != oldValue { setNeedsLayout() } }
    }

    private let shadow = UIImageView()
    /// The views of a material and a color over the system's background, and of an image. Most bars have none of them.
    private var effectView: UIVisualEffectView?
    private var colorView: UIView?
    private var imageView: UIImageView?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(shadow)
        show(.system)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ fill: BarFill) {
        backgroundColor = fill.hasSystemBackground && fill.effect == nil && !fill.isSystem ? .systemBackground : nil
        if effectView == nil, fill.effect != nil {
            effectView = inserted(UIVisualEffectView(effect: nil))
            if let effectView { sendSubviewToBack(effectView) }
        }
        effectView?.effect = fill.effect
        if colorView == nil, fill.color != nil { colorView = inserted(UIView()) }
        colorView?.backgroundColor = fill.color
        if imageView == nil, fill.image != nil { imageView = inserted(UIImageView()) }
        imageView?.contentMode = fill.imageMode
        imageView?.image = fill.image
        showShadow(fill)
        setNeedsLayout()
    }

    private func showShadow(_ fill: BarFill) {
        shadow.isHidden = !fill.hasShadow
        let image = fill.shadowImage
        let isTemplate = image?.renderingMode == .alwaysTemplate
        shadow.image = isTemplate && fill.shadowColor == nil ? nil : image
        shadow.tintColor = fill.shadowColor
        shadow.backgroundColor = image == nil ? fill.shadowColor : nil
    }

    private func inserted<Part: UIView>(_ part: Part) -> Part {
        part.clipsToBounds = true
        insertSubview(part, belowSubview: shadow)
        return part
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView?.frame = bounds
        colorView?.frame = bounds
        imageView?.frame = bounds
        let height = shadow.image?.size.height ?? 1 / max(contentScaleFactor, 1)
        let y = shadowEdge == .minYEdge ? -height : bounds.maxY
        shadow.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
}
