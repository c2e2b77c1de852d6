import CoreGraphics
import Foundation

/// The context of one interaction with a drag.
final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?
    /// The place of the drag, in points of the screen.
    private let place: CGPoint
    private weak var window: UIWindow?

    init(for view: UIView?, at place: CGPoint) {
        targetView = view
        self.place = place
        window = view?.window
    }

    /// Creates the context of the same target at another place.
    init(_ context: SpringLoadingContext, at place: CGPoint) {
        state = context.state
        (targetView, targetItem) = (context.targetView, context.targetItem)
        self.place = place
        window = context.window
    }

    func location(in view: UIView?) -> CGPoint {
        guard let window = view?.window ?? window else { return place }
        let point = window.point(onScreen: place)
        return view.map { $0.convert(point, from: window) } ?? point
    }

    /// Returns whether another context is about the same view and the same item.
    func hasTarget(of other: SpringLoadingContext) -> Bool {
        guard targetView === other.targetView else { return false }
        switch (targetItem, other.targetItem) {
        case (nil, nil): return true
        case (let item?, let other?):
            if let item = item as? AnyHashable, let other = other as? AnyHashable { return item == other }
            return item as AnyObject === other as AnyObject
        default: return false
        }
    }
}
