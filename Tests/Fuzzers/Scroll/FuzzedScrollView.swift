import UIKit

/// A scroll view with the record of what its delegate was told to begin and to end.
@MainActor
final class FuzzedScrollView: NSObject, UIScrollViewDelegate {
    /// A motion of which a delegate is told the beginning and the end.
    enum Motion: String, CaseIterable {
        case drag, deceleration, animation, zoom
    }

    /// The places at which paging content may rest.
    enum Rest: Equatable {
        case anywhere
        /// On a page, where fingers and wheels leave it.
        case onPage
        /// Also where code has sent it, because fingers that pinched let go of it on its way.
        case onPageOr(at: CGPoint)
    }

    let view: UIScrollView
    /// The view that zooms; `nil` if none does.
    let picture: UIView?
    /// The motions that have begun and not ended.
    private(set) var open: Set<Motion> = []
    /// The first call without a counterpart.
    private(set) var strayCall: String?
    /// Where paging content comes to rest, as far as that is known.
    private(set) var rest: Rest = .anywhere
    /// The offset to which code is moving the content, unless something else has changed it since.
    private var destination: CGPoint?
    /// The actions of the program for the next call of each kind.
    private var actions: [ScrollCallback: () -> Void] = [:]
    private weak var zoomingView: UIView?

    init(frame: CGRect, content: CGSize, zooms: Bool) {
        view = UIScrollView(frame: frame)
        picture = zooms ? UIView(frame: CGRect(origin: .zero, size: content)) : nil
        super.init()
        view.contentSize = content
        view.contentInsetAdjustmentBehavior = .never
        view.delegate = self
        guard let picture else { return }
        view.addSubview(picture)
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 3
    }

    /// The view that contains the subviews of the content.
    var content: UIView { picture ?? view }

    /// The offsets at which the content may rest.
    var range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let (size, extent, inset) = (view.contentSize, view.bounds.size, view.contentInset)
        return (
            -inset.left...max(-inset.left, size.width + inset.right - extent.width),
            -inset.top...max(-inset.top, size.height + inset.bottom - extent.height)
        )
    }

    /// Performs a change by code, after which the content may rest anywhere.
    ///
    /// - Parameter destination: The offset to which an animation leads that the change may begin.
    func change(leadingTo destination: CGPoint? = nil, _ change: () -> Void = {}) {
        forgetRest()
        change()
        guard view.isScrollAnimating else { return }
        // The delegate is not told of this beginning.
        open.insert(.animation)
        self.destination = destination
    }

    private func forgetRest() {
        rest = .anywhere
        destination = nil
    }

    /// Records that fingers let go of the content.
    func willBeReleased() {
        guard view.isZooming else { return }
        rest = view.isScrollAnimating ? destination.map(Rest.onPageOr) ?? .anywhere : .onPage
    }

    /// Registers an action for the next call of a kind.
    func next(_ callback: ScrollCallback, _ action: @escaping () -> Void) {
        actions[callback] = action
    }

    /// Removes the actions for calls that didn't happen.
    func forgetActions() {
        actions = [:]
    }

    private func call(_ callback: ScrollCallback) {
        actions.removeValue(forKey: callback)?()
    }

    private func begin(_ motion: Motion) {
        if !open.insert(motion).inserted { note("\(motion) begins twice") }
        if motion == .deceleration, open.contains(.drag) { note("deceleration begins in a drag") }
    }

    private func end(_ motion: Motion) {
        if open.remove(motion) == nil { note("\(motion) ends without a beginning") }
    }

    private func note(_ call: String) {
        if strayCall == nil { strayCall = call }
    }

    // MARK: UIScrollViewDelegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) { call(.didScroll) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        begin(.drag)
        forgetRest()
        rest = .onPage
        call(.willBeginDragging)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        // A wheel that is turning asks for the target of each click.
        if open.isDisjoint(with: [.drag, .deceleration]) { note("a drag will end without a beginning") }
        call(.willEndDragging)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        end(.drag)
        call(.didEndDragging)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        begin(.deceleration)
        call(.willBeginDecelerating)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        end(.deceleration)
        call(.didEndDecelerating)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        end(.animation)
        call(.didEndScrollingAnimation)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        begin(.zoom)
        forgetRest()
        zoomingView = view
        call(.willBeginZooming)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { call(.didZoom) }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        end(.zoom)
        if view !== zoomingView { note("zoom ends with another view") }
        call(.didEndZooming)
    }
}
