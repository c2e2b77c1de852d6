import CoreGraphics
import UIKit

/// A label with a text that is on the screen.
@MainActor
struct VisibleText {
    let label: UILabel
    /// The visible part of the label, in points of the window.
    let frame: CGRect
    /// The product of the alpha values of the label and its superviews.
    let alpha: CGFloat
    /// Whether the label or a superview is hidden from assistive technology.
    let isDecoration: Bool
    /// Whether the label or a superview is a disabled control.
    let isDisabled: Bool
    /// Whether a superview that doesn't scroll clips the text.
    let isCut: Bool

    /// Returns the texts in windows, from back to front, without those that a view in front covers.
    static func all(in windows: [UIWindow]) -> [VisibleText] {
        var walk = Walk()
        for window in windows where !window.isHidden { walk.visit(window, Walk.Surroundings()) }
        return walk.texts
    }

    @MainActor
    private struct Walk {
        struct Surroundings {
            var clip = CGRect.infinite
            /// The area in which text is cut off, and not only scrolled away.
            var hardClip = CGRect.infinite
            var alpha: CGFloat = 1
            var isDecoration = false
            var isDisabled = false
        }

        var texts: [VisibleText] = []

        mutating func visit(_ view: UIView, _ outside: Surroundings) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            let frame = view.convert(view.bounds, to: nil)
            var inside = outside
            inside.alpha *= view.alpha
            inside.isDecoration = inside.isDecoration || view.accessibilityElementsHidden
            inside.isDisabled = inside.isDisabled || (view as? UIControl)?.isEnabled == false
            if view.clipsToBounds || view is UIWindow {
                inside.clip = inside.clip.intersection(frame)
                inside.hardClip = view is UIScrollView ? .infinite : inside.hardClip.intersection(frame)
            }
            let seen = frame.intersection(inside.clip)
            guard !inside.clip.isNull, inside.clip.width > 0, inside.clip.height > 0 else { return }
            if view.covers { texts.removeAll { $0.frame.overlaps(seen) && !view.isDescendant(of: $0.label) } }
            if let label = view as? UILabel, label.text?.isEmpty == false, !seen.isNull, seen.width > 1,
                seen.height > 1
            {
                texts.append(VisibleText(label, seen, inside))
            }
            // Views beside a modal view, such as an open menu, are out of reach until it closes.
            let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
            if modal != nil { texts = [] }
            for subview in modal.map({ [$0] }) ?? view.subviews { visit(subview, inside) }
        }
    }

    private init(_ label: UILabel, _ frame: CGRect, _ surroundings: Walk.Surroundings) {
        self.label = label
        self.frame = frame
        alpha = surroundings.alpha
        isDecoration = surroundings.isDecoration
        isDisabled = surroundings.isDisabled
        let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
        let place = label.convert(text, to: nil)
        let rest = place.intersection(surroundings.hardClip)
        isCut = rest.isNull || rest.width < place.width - 1 || rest.height < place.height - 1
    }
}

extension UIView {
    /// Whether the view hides what is behind it.
    fileprivate var covers: Bool {
        var opacity: CGFloat = 0
        _ = backgroundColor?.resolvedColor(with: traitCollection).getRed(nil, green: nil, blue: nil, alpha: &opacity)
        return opacity * alpha > 0.5 && !(self is UIWindow)
    }
}
