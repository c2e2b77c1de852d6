import CoreGraphics
import Offscreen
import UIKit

/// A view that a script touches at its center.
@MainActor
struct TouchTarget {
    private let view: UIView
    private let screen: OffscreenScreen

    init(_ view: UIView, on screen: OffscreenScreen) {
        (self.view, self.screen) = (view, screen)
    }

    /// The center of the view, in window coordinates.
    var middle: CGPoint {
        let frame = screen.presentedFrame(of: view)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The reason for which a touch doesn't reach the view; `nil` if there is none.
    var obstacle: String? {
        let (frame, point) = (screen.presentedFrame(of: view), middle)
        guard let window = view.window else { return "it is in no window" }
        guard screen.display.windows.contains(where: { $0 === window }) else { return "its window is not shown" }
        for outer in sequence(first: view, next: \.superview) {
            let subject = outer === view ? "it" : "the \(description(of: outer)) that it is in"
            if outer.isHidden { return "\(subject) is hidden" }
            if outer.alpha <= 0.01 { return "\(subject) is transparent" }
        }
        if frame.isEmpty { return "it has no size" }
        // Hit testing doesn't reach the part of a subview that is outside the bounds of a superview.
        for outer in sequence(first: view, next: \.superview).dropFirst()
        where !outer.point(inside: outer.convert(point, from: window), with: nil) {
            return "its middle, \(point.text), is outside of the \(description(of: outer)) that it is in"
        }
        guard let taker = taker(at: point), isCovering(taker) else { return nil }
        return "at its middle, \(point.text), the \(description(of: taker)) would get the touch"
    }

    /// Returns the view that would receive a touch at a point of the screen.
    private func taker(at point: CGPoint) -> UIView? {
        for window in screen.display.windows.reversed() {
            let place = window.layer.convert(point, from: nil)
            if let taker = window.hitTest(place, with: nil) { return taker }
        }
        return nil
    }

    /// Returns whether another view is in front of the view. A view covers neither its subviews nor its superviews.
    private func isCovering(_ other: UIView) -> Bool {
        guard !other.isDescendant(of: view), !view.isDescendant(of: other) else { return false }
        guard let window = view.window, other.window === window else { return true }
        // The two views are compared in their closest common superview, where the later subview is in front.
        let path = Array(sequence(first: view, next: \.superview))
        for (inner, outer) in zip(path, path.dropFirst()) where other.isDescendant(of: outer) {
            let places = outer.subviews.enumerated().reduce(into: (own: -1, other: -1)) { places, child in
                if child.element === inner { places.own = child.offset }
                if other.isDescendant(of: child.element) { places.other = child.offset }
            }
            return places.other > places.own
        }
        return true
    }

    /// Returns the class of a view, its text if it is a label, and its frame.
    func description(of view: UIView) -> String {
        let text = (view as? UILabel)?.text.map { " “\($0)”" } ?? ""
        let frame = screen.presentedFrame(of: view)
        guard !frame.isNull else { return "\(Swift.type(of: view))\(text)" }
        let size = "\(frame.width.short) × \(frame.height.short)"
        return "\(Swift.type(of: view))\(text) (\(size) at \(frame.origin.text))"
    }
}

extension CGPoint {
    fileprivate var text: String { "(\(x.short), \(y.short))" }
}
