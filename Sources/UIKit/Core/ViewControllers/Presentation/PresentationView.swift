import CoreGraphics

/// A view that covers the window while a controller is presented. It dims the contents behind and contains the
/// controller's view.
final class PresentationView: UIView {
    private let style: UIModalPresentationStyle
    private let transition: UIModalTransitionStyle
    private let dimming = UIView()
    /// The view that clips the corners of the presented view.
    private let frameView = UIView()
    private let content: UIView

    /// Whether the presented view is in its final position, as opposed to the position from which it comes and to
    /// which it returns.
    var isOpen = false {
        didSet {
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    init(_ content: UIView, style: UIModalPresentationStyle, transition: UIModalTransitionStyle, frame: CGRect) {
        self.style = style
        self.transition = transition
        self.content = content
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        dimming.backgroundColor = style.isSheet ? .black : nil
        addSubview(dimming)
        frameView.clipsToBounds = true
        if style.isSheet {
            frameView.layer.cornerRadius = PresentationMetrics.sheetCornerRadius
            frameView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        }
        addSubview(frameView)
        frameView.addSubview(content)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        dimming.alpha = isOpen ? PresentationMetrics.dimming : 0
        var place = PresentationMetrics.frame(style, in: bounds, safeAreaTop: safeAreaInsets.top)
        if !isOpen {
            switch transition {
            case .coverVertical: place.origin.y = bounds.maxY
            case .crossDissolve: break
            }
        }
        frameView.alpha = isOpen || transition == .coverVertical ? 1 : 0
        frameView.frame = place
        content.frame = frameView.bounds
    }
}

extension UIModalPresentationStyle {
    var isSheet: Bool { self == .automatic || self == .pageSheet }

    /// Whether the presenting controller disappears.
    var hidesPresenter: Bool { self == .fullScreen }
}
