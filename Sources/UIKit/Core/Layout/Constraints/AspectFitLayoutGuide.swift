import CoreGraphics

/// The guide with the largest rectangle of an aspect ratio in the middle of a view's safe area.
final class AspectFitLayoutGuide: UILayoutGuide, UILayoutGuideAspectFitting {
    private var ratio: NSLayoutConstraint?

    var aspectRatio: CGFloat = 1 {
        didSet {
            aspectRatio = min(max(aspectRatio, 0.01), 100)
            if aspectRatio != oldValue { updateRatio() }
        }
    }

    /// Adds the guide to a view.
    func place(in view: UIView) {
        identifier = "UIWindowSafeAreaAspectFitLayoutGuide"
        view.addLayoutGuide(self)
        let safe = view.safeAreaLayoutGuide
        // The guide is as wide or as high as the safe area. The other length follows from the ratio.
        let lengths = [
            widthAnchor.constraint(equalTo: safe.widthAnchor), heightAnchor.constraint(equalTo: safe.heightAnchor),
        ]
        for constraint in lengths { constraint.priority = UILayoutPriority(999) }
        let limits = [
            centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor),
            heightAnchor.constraint(lessThanOrEqualTo: safe.heightAnchor),
        ]
        for constraint in limits + lengths { constraint.isActive = true }
        updateRatio()
    }

    private func updateRatio() {
        ratio?.isActive = false
        ratio = widthAnchor.constraint(equalTo: heightAnchor, multiplier: aspectRatio)
        ratio?.isActive = true
    }
}

extension UIView {
    /// Makes a guide with the largest rectangle of an aspect ratio in the middle of the safe area.
    func makeAspectFitGuide() -> any UILayoutGuide & UILayoutGuideAspectFitting {
        let guide = AspectFitLayoutGuide()
        guide.place(in: self)
        return guide
    }
}
