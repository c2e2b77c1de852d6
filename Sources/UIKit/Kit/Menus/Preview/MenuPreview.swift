import CoreGraphics
import Foundation

/// The items that a menu is for, as its preview shows them.
@MainActor
struct MenuPreview {
    /// The view of the item under the finger, and its place.
    let source: UITargetedPreview
    /// The controller whose view is shown in place of a picture of the source.
    let controller: UIViewController?
    /// The views of the other items, with their identifiers.
    let others: [(identifier: any NSCopying, preview: UITargetedPreview)]
    /// The number of items.
    let count: Int

    /// Whether the view of the source was in a window when the menu opened.
    let isOnScreen: Bool

    init(
        _ source: UITargetedPreview,
        of controller: UIViewController?,
        others: [(identifier: any NSCopying, preview: UITargetedPreview)],
        count: Int
    ) {
        self.source = source
        self.controller = controller
        self.others = others
        self.count = count
        isOnScreen = source.view.window != nil
    }

    /// The size of the preview. A side of 0 takes the room that there is.
    var size: CGSize { controller?.preferredContentSize ?? source.size }
}

extension UITargetedPreview {
    /// Creates the preview of a view where it is, wherever its superviews move.
    convenience init(following view: UIView) {
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        self.init(
            view: view,
            parameters: UIPreviewParameters(),
            target: UIPreviewTarget(container: view, center: center)
        )
    }

    /// Returns the center of the preview in a window; `nil` if its place is elsewhere.
    func center(in window: UIWindow?) -> CGPoint? {
        guard let window, target.container.isDescendant(of: window) else { return nil }
        return target.container.convert(target.center, to: window)
    }
}
