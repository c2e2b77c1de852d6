import CoreGraphics
import QuartzCore

/// The view that shows a background configuration. It is as large as the view that it is the background of.
@MainActor
final class BackgroundConfigurationView: UIView {
    private var background: UIBackgroundConfiguration
    private let fill = UIView()
    private let imageView = UIImageView()
    private var effectView: UIVisualEffectView?
    private let stroke = UIView()
    /// The round corners of a card that the background is a part of.
    private var corners: (radius: CGFloat, mask: CACornerMask)?

    init(_ background: UIBackgroundConfiguration) {
        self.background = background
        super.init(frame: .zero)
        isUserInteractionEnabled = background.customView != nil
        fill.addSubview(imageView)
        for view in [fill, stroke] { addSubview(view) }
        stroke.isUserInteractionEnabled = false
        fill.clipsToBounds = true
        show(background)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ new: UIBackgroundConfiguration) {
        if new.customView !== background.customView, background.customView?.superview === fill {
            background.customView?.removeFromSuperview()
        }
        background = new
        isUserInteractionEnabled = new.customView != nil
        imageView.image = new.image
        imageView.contentMode = new.imageContentMode
        imageView.isHidden = new.image == nil
        stroke.isHidden = new.strokeWidth <= 0
        stroke.layer.borderWidth = new.strokeWidth
        if let view = new.customView, view.superview !== fill { fill.addSubview(view) }
        show(new.visualEffect)
        showColors()
        setNeedsLayout()
    }

    /// Rounds the corners of a card that the background is a part of; `nil` for none.
    func showCorners(_ new: (radius: CGFloat, mask: CACornerMask)?) {
        guard new?.radius != corners?.radius || new?.mask != corners?.mask else { return }
        corners = new
        showCorners()
    }

    private func showCorners() {
        // A radius of the client's takes precedence.
        let card = background.cornerRadius > 0 ? nil : corners
        fill.layer.cornerRadius = card?.radius ?? background.cornerRadius
        fill.layer.maskedCorners =
            card?.mask ?? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }

    private func show(_ effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            return effectView = nil
        }
        let view = effectView ?? UIVisualEffectView(effect: effect)
        view.effect = effect
        // Glass has a shadow, which the fill would clip.
        let parent = effect is UIGlassEffect ? self : fill
        if view.superview !== parent { parent.insertSubview(view, at: 0) }
        effectView = view
    }

    /// Lets glass grow while a finger is on the view that it is the background of.
    func liftGlassBackground(_ isLifted: Bool) {
        if let effectView, effectView.effect is UIGlassEffect { effectView.liftGlass(isLifted) }
    }

    private func showColors() {
        fill.backgroundColor = background.resolvedBackgroundColor(for: tintColor)
        stroke.layer.borderColor =
            background.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var insets = background.backgroundInsets
        let margins = superview?.directionalLayoutMargins ?? .zero
        let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let frame = bounds.room(inside: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
        fill.frame = frame
        showCorners()
        imageView.frame = fill.bounds
        if let effectView {
            effectView.layer.cornerRadius = effectView.superview === fill ? 0 : fill.layer.cornerRadius
            effectView.bounds.size = frame.size
            let middle = CGPoint(x: fill.bounds.midX, y: fill.bounds.midY)
            effectView.center = effectView.superview === fill ? middle : fill.center
        }
        background.customView?.frame = fill.bounds
        let outset = background.strokeOutset
        stroke.frame = frame.insetBy(dx: -outset, dy: -outset)
        stroke.layer.cornerRadius = background.cornerRadius > 0 ? max(0, background.cornerRadius + outset) : 0
    }
}
