import CoreGraphics

/// The motion of menus: their surfaces grow out of what they open beside, while their rows appear, and shrink into it.
@MainActor
enum MenuMotion {
    /// Lets a panel appear.
    static func appear(_ panel: MenuPanel, from source: CGPoint) {
        let start = start(of: panel, at: source)
        let fades = UIAccessibility.isReduceMotionEnabled
        UIView.performWithoutAnimation {
            panel.transform = start
            if fades { panel.alpha = 0 } else { panel.contentAlpha = 0 }
        }
        UIView.animate(
            springDuration: MenuMetrics.opening.duration,
            bounce: MenuMetrics.opening.bounce,
            options: .allowUserInteraction
        ) {
            panel.transform = .identity
            panel.alpha = 1
            panel.contentAlpha = 1
        }
    }

    /// Shows panels that leave above a window, where they get no touches, and removes them at their end.
    static func leave(_ panels: [MenuPanel], into source: CGPoint, in window: UIWindow) {
        let stage = UIView(frame: window.bounds)
        stage.isUserInteractionEnabled = false
        stage.accessibilityElementsHidden = true
        window.addSubview(stage)
        for panel in panels { stage.addSubview(panel) }
        UIView.animate(
            springDuration: MenuMetrics.closing.duration,
            bounce: MenuMetrics.closing.bounce,
            options: .allowUserInteraction
        ) {
            for panel in panels { panel.transform = start(of: panel, at: source) }
        } completion: { _ in
            stage.removeFromSuperview()
        }
        UIView.animate(withDuration: MenuMetrics.fading, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
            for panel in panels { panel.contentAlpha = 0 }
        }
        UIView.animate(withDuration: MenuMetrics.fading, delay: MenuMetrics.fading, options: .allowUserInteraction) {
            for panel in panels { panel.alpha = 0 }
        }
    }

    private static func start(of panel: MenuPanel, at source: CGPoint) -> CGAffineTransform {
        if UIAccessibility.isReduceMotionEnabled { return .identity }
        let center = panel.center
        return CGAffineTransform(translationX: source.x - center.x, y: source.y - center.y)
            .scaledBy(x: MenuMetrics.leastScale, y: MenuMetrics.leastScale)
    }
}
