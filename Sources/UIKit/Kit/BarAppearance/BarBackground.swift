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
    /// The views of a color over the system's background, and of an image. Most bars have neither.
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
        backgroundColor = fill.hasSystemBackground ? .systemBackground : nil
        if let color = fill.color {
            part(&colorView, UIView.init).backgroundColor = color
        } else {
            colorView?.backgroundColor = nil
        }
        if let image = fill.image {
            let view = part(&imageView, UIImageView.init)
            view.contentMode = fill.imageMode
            view.image = image
        } else {
            imageView?.image = nil
        }
        showShadow(fill)
        setNeedsLayout()
    }

    private func showShadow(_ fill: BarFill) {
        let image = fill.shadowImage
        let isTemplate = image?.renderingMode == .alwaysTemplate
        shadow.image = isTemplate && fill.shadowColor == nil ? nil : image
        shadow.tintColor = fill.shadowColor
        shadow.backgroundColor = image == nil ? fill.shadowColor : nil
    }

    private func part<Part: UIView>(_ view: inout Part?, _ make: () -> Part) -> Part {
        if let view { return view }
        let part = make()
        part.clipsToBounds = true
        insertSubview(part, belowSubview: shadow)
        view = part
        return part
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        colorView?.frame = bounds
        imageView?.frame = bounds
        let height = shadow.image?.size.height ?? 1 / max(contentScaleFactor, 1)
        let y = shadowEdge == .minYEdge ? -height : bounds.maxY
        shadow.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
}
