import CoreGraphics
import Foundation

/// The standard effect: a translucent color over the view, which flashes before the view is activated.
final class SpringLoadingWash: NSObject, UISpringLoadedInteractionEffect {
    private weak var wash: UIView?

    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        switch context.state {
        case .possible: context.targetView.map(show)
        case .activating: flash()
        case .activated, .inactive: wash?.removeFromSuperview()
        }
    }

    private func show(on view: UIView) {
        wash?.removeFromSuperview()
        let made = UIView(frame: view.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.isUserInteractionEnabled = false
        made.backgroundColor = .systemFill
        made.layer.cornerRadius = view.layer.cornerRadius
        if let radii = view.layer.cornerRadii {
            (made.layer.cornerRadii, made.layer.cornerCurve) = (radii, view.layer.cornerCurve)
        }
        view.addSubview(made)
        wash = made
    }

    private func flash() {
        guard let wash else { return }
        wash.alpha = 0
        UIView.animate(
            withDuration: SpringLoadingMetrics.flash,
            delay: 0,
            options: .allowUserInteraction,
            animations: { wash.alpha = 1 }
        )
    }
}
