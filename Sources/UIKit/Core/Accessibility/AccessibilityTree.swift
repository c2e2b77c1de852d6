import CoreGraphics
import Foundation

/// The elements of the screen as assistive technology sees them, in reading order.
///
/// Hidden, transparent and completely clipped views are left out, and so are the siblings of a modal view. The cost
/// is proportional to the visible views. Nothing is cached.
@MainActor
package enum AccessibilityTree {
    /// Returns the elements of windows, which are given from back to front.
    package static func items(in windows: [UIWindow]) -> [AccessibilityItem] {
        found(among: windows, within: .infinite).flatMap { $0 }
    }

    /// Returns the elements of a view and its subviews that are visible in a rectangle of the screen.
    static func items(of view: UIView, within clip: CGRect) -> [AccessibilityItem] {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
        let frame = view.layer.convert(view.bounds, to: nil)
        let clip = view.clipsToBounds || view is UIWindow ? clip.intersection(frame) : clip
        guard !clip.isNull else { return [] }
        guard view.isAccessibilityElement else {
            let (items, state) = (contents(of: view, within: clip), view.accessibilityDefaults.state)
            guard state != .none else { return items }
            return items.map { $0.respondsToUserInteraction ? $0 : $0.adding(state) }
        }
        guard let own = item(view, within: clip) else { return [] }
        return view.combinesContents
            ? [own] + contents(of: view, within: clip).filter(\.respondsToUserInteraction) : [own]
    }

    /// Returns the elements inside a view, in the order of its `accessibilityElements`, or else in reading order.
    static func contents(of view: UIView, within clip: CGRect) -> [AccessibilityItem] {
        if let elements = view.ownAccessibilityElements {
            return elements.flatMap { element in
                if let inner = element as? UIView { return items(of: inner, within: clip) }
                guard let inner = element as? UIResponder, inner.isAccessibilityElement else { return [] }
                return item(inner, within: clip).map { [$0] } ?? []
            }
        }
        if let subviews = view.subviewsInReadingOrder { return found(among: subviews, within: clip).flatMap { $0 } }
        let groups = found(among: view.children, within: clip).filter { !$0.isEmpty }
        let boxes = groups.map { $0.dropFirst().reduce($0[0].frame) { $0.union($1.frame) } }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ReadingOrder.indices(of: boxes, rightToLeft: isRightToLeft).flatMap { groups[$0] }
    }

    /// Returns the elements of sibling views, which are given from back to front. If some of them are modal, the
    /// result has the elements of the frontmost modal view only.
    private static func found(among views: [UIView], within clip: CGRect) -> [[AccessibilityItem]] {
        let modal = views.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0.01 }
        return (modal.map { [$0] } ?? views).map { items(of: $0, within: clip) }
    }

    private static func item(_ object: UIResponder, within clip: CGRect) -> AccessibilityItem? {
        let frame = object.accessibilityFrame.intersection(clip)
        guard !frame.isNull, frame.width > 0, frame.height > 0 else { return nil }
        return AccessibilityItem(object, frame: frame)
    }
}

extension UIView {
    /// The elements that the view lists itself, all at once or by their indices; `nil` if it leaves that to its
    /// subviews.
    fileprivate var ownAccessibilityElements: [Any]? {
        if let elements = accessibilityElements { return elements }
        let count = accessibilityElementCount()
        return count > 0 && count != NSNotFound ? (0..<count).compactMap(accessibilityElement) : nil
    }

    /// Whether the view is an element that stands for the texts inside it, but not for contents that the user can
    /// interact with.
    fileprivate var combinesContents: Bool {
        rare?.accessibility.isElement == nil && accessibilityDefaults.combinesContents
    }
}
