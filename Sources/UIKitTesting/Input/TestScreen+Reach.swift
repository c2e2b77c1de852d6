import CoreGraphics
import UIKit

extension TestScreen {
    /// Returns the center of a view on the screen, or reports a failure and returns `nil` if a touch can't reach it.
    func reachableMiddle(of view: UIView, to action: String) -> CGPoint? {
        let frame = presentedFrame(of: view)
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        guard let obstacle = obstacle(of: view, at: middle, frame: frame) else { return middle }
        onFailure("Cannot \(action) \(description(of: view)): \(obstacle)")
        return nil
    }

    private func obstacle(of view: UIView, at point: CGPoint, frame: CGRect) -> String? {
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
        guard let taker = taker(at: point), isCovering(taker, view) else { return nil }
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

    /// Returns whether `other` is in front of `view`. A view covers neither its subviews nor its superviews.
    private func isCovering(_ other: UIView, _ view: UIView) -> Bool {
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

    private func description(of view: UIView) -> String {
        let text = (view as? UILabel)?.text.map { " “\($0)”" } ?? ""
        let frame = presentedFrame(of: view)
        guard !frame.isNull else { return "\(Swift.type(of: view))\(text)" }
        let size = "\(frame.width.short) × \(frame.height.short)"
        return "\(Swift.type(of: view))\(text) (\(size) at \(frame.origin.text))"
    }
}

extension CGPoint {
    fileprivate var text: String { "(\(x.short), \(y.short))" }
}
