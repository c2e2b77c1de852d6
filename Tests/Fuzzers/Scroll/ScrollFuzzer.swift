import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting

/// Scrolls and zooms views by fingers, touchpads, wheels and code, and changes their content, at any time during one
/// another's motions. At rest, the content fills the view, and the delegate was told the end of all that began.
package final class ScrollFuzzer: Fuzzer {
    package static let name = "scroll"
    package static let lengths = 1...30

    static let size = CGSize(width: 300, height: 400)
    let setup: ScrollSetup
    let screen = TestScreen(size: size, scale: 1)
    /// The outer view, and the one inside its content.
    let clients: [FuzzedScrollView]
    /// The places of the fingers on the screen.
    var fingers: [Int: CGPoint] = [:]
    var isAtRest = false

    package static func drawSetup(using generator: inout SeededGenerator) -> ScrollSetup {
        ScrollSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> ScrollStep {
        ScrollStep(using: &generator)
    }

    package init(_ setup: ScrollSetup) {
        self.setup = setup
        let outer = FuzzedScrollView(
            frame: CGRect(origin: .zero, size: Self.size),
            content: CGSize(width: setup.width, height: setup.height),
            zooms: setup.zooms
        )
        for option in setup.switched { option.toggle(in: outer.view) }
        var clients = [outer]
        if setup.isNested {
            let frame = CGRect(x: 20, y: 100, width: 200, height: 150)
            let inner = FuzzedScrollView(frame: frame, content: CGSize(width: 500, height: 150), zooms: false)
            outer.content.addSubview(inner.view)
            clients.append(inner)
        }
        self.clients = clients
        screen.window.addSubview(outer.view)
        screen.settle()
    }

    package var objectsInUse: [AnyObject] { screen.window.viewsInside }

    package var watchedObjects: [WatchedObject] {
        clients.flatMap { [WatchedObject("a scroll view", $0.view), WatchedObject("its delegate", $0)] }
    }

    package func tearDown() {
        liftFingers()
        clients.forEach { $0.forgetActions() }
        clients[0].view.removeFromSuperview()
        screen.settle()
    }

    func client(_ number: Int) -> FuzzedScrollView { clients[number % clients.count] }

    func liftFingers() {
        for finger in fingers.keys.sorted() {
            clients.forEach { $0.willBeReleased() }
            screen.touchUp(finger)
        }
        fingers = [:]
    }

    // MARK: Laws

    package func flaw() -> Flaw? {
        for client in clients {
            if let call = client.strayCall { return Flaw("begins and ends pair", call) }
            if let flaw = absenceFlaw(client) { return flaw }
            if isAtRest, let flaw = restFlaw(client) { return flaw }
        }
        return nil
    }

    /// The flaw of content outside of the window that fingers still hold, or have left at a scale beyond the limits.
    private func absenceFlaw(_ client: FuzzedScrollView) -> Flaw? {
        let view = client.view
        guard view.window == nil else { return nil }
        if view.isDragging || view.isZooming || view.isZoomBouncing {
            return Flaw("fingers let go of what leaves the window", "it is dragged or pinched")
        }
        return scaleFlaw(client)
    }

    private func restFlaw(_ client: FuzzedScrollView) -> Flaw? {
        let view = client.view
        if let motion = client.open.map(\.rawValue).min() { return Flaw("what begins ends", "\(motion) didn't") }
        let isMoving = view.isTracking || view.isDragging || view.isDecelerating || view.isScrollAnimating
        if isMoving || view.isZooming || view.isZoomBouncing || view.isZoomAnimating {
            return Flaw("rests", "it counts as moving")
        }
        let (offset, range) = (view.contentOffset, client.range)
        if !range.x.contains(offset.x, within: 0.01) || !range.y.contains(offset.y, within: 0.01) {
            return Flaw("rests within the content", "rests at \(offset), not within \(range)")
        }
        if let flaw = pageFlaw(client) { return flaw }
        return shownFlaw(client)
    }

    private func pageFlaw(_ client: FuzzedScrollView) -> Flaw? {
        let (view, range) = (client.view, client.range)
        let (offset, extent) = (view.contentOffset, view.bounds.size)
        guard view.isPagingEnabled, client.rest != .anywhere else { return nil }
        if case .onPageOr(let destination) = client.rest, offset.isNear(destination) { return nil }
        if range.x.isPage(offset.x, of: extent.width), range.y.isPage(offset.y, of: extent.height) { return nil }
        let pages = "multiples of \(extent) within \(range)"
        return Flaw("rests on a page", "rests at \(offset), not at \(pages); expected: \(client.rest)")
    }

    private func shownFlaw(_ client: FuzzedScrollView) -> Flaw? {
        let view = client.view
        if let shown = view.layer.presentation()?.bounds, view.window != nil, shown != view.bounds {
            return Flaw("shows where it rests", "shows \(shown), not \(view.bounds)")
        }
        guard let picture = client.picture else { return nil }
        if let flaw = scaleFlaw(client) { return flaw }
        if let shown = picture.layer.presentation()?.frame, view.window != nil, shown != picture.layer.frame {
            return Flaw("shows the scale at which it rests", "shows \(shown), not \(picture.frame)")
        }
        return nil
    }

    private func scaleFlaw(_ client: FuzzedScrollView) -> Flaw? {
        let scale = client.view.zoomScale
        guard client.picture != nil, scale < 0.5 - 1e-6 || scale > 3 + 1e-6 else { return nil }
        return Flaw("rests at a scale within the limits", "\(scale)")
    }
}

extension ClosedRange<CGFloat> {
    fileprivate func contains(_ place: CGFloat, within tolerance: CGFloat) -> Bool {
        place >= lowerBound - tolerance && place <= upperBound + tolerance
    }

    /// Whether a place is at an end, or at a multiple of an extent.
    fileprivate func isPage(_ place: CGFloat, of extent: CGFloat) -> Bool {
        let near = 0.51
        return place <= lowerBound + near || place >= upperBound - near
            || abs(place - (place / extent).rounded() * extent) < near
    }
}

extension CGPoint {
    fileprivate func isNear(_ other: CGPoint) -> Bool {
        abs(x - other.x) < 0.51 && abs(y - other.y) < 0.51
    }
}
