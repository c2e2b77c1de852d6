import CoreGraphics

/// The refresh control of a scroll view, with the room that the content leaves for it.
@MainActor
final class ScrollRefresh {
    /// The time in seconds in which content returns to its top after a refresh (unverified).
    private static let returnDuration = 0.3

    let control: UIRefreshControl
    /// The room above the content for a refresh that is in progress.
    private(set) var room = RefreshRoom()
    private unowned let scrollView: UIScrollView

    /// Adds a control to a scroll view.
    init(_ control: UIRefreshControl, in scrollView: UIScrollView) {
        self.control = control
        self.scrollView = scrollView
    }

    /// Shows the control, and makes room if it refreshes.
    func begin() {
        control.room = RefreshRoomMaking(
            refreshDidBegin: { [weak self] in self?.refreshDidBegin() },
            refreshDidEnd: { [weak self] fade, completion in
                guard let self else { return completion() }
                refreshDidEnd(fade: fade, completion: completion)
            }
        )
        scrollView.insertSubview(control, at: 0)
        if control.isRefreshing { refreshDidBegin() } else { placeControl() }
    }

    /// Removes the control, and takes the room away.
    func remove() {
        control.room = nil
        control.removeFromSuperview()
        takeRoomAway()
    }

    /// Follows content that has moved.
    func contentDidMove() {
        makeRoom(room.height)
        control.contentDidMove(pulledDistance, isHeld: scrollView.isDragging)
        placeControl()
    }

    /// Places the control above the content, or at the top edge if the content is pulled further.
    func placeControl() {
        let width = scrollView.bounds.width
        let height = control.height(at: width)
        let frame = CGRect(x: 0, y: -max(height, pulledDistance), width: width, height: height)
        // The animation that returns the content to its top moves the control with it.
        UIView.performWithoutAnimation {
            if control.frame != frame { control.frame = frame }
        }
    }

    private func refreshDidBegin() {
        placeControl()
        makeRoom(control.height(at: scrollView.bounds.width))
    }

    private func refreshDidEnd(fade: @escaping () -> Void, completion: @escaping () -> Void) {
        UIView.animate(withDuration: Self.returnDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) {
            fade()
            self.takeRoomAway()
        } completion: { _ in
            completion()
        }
    }

    // MARK: Room

    /// The distance by which the content is pulled beyond the top that it has without a refresh, in points.
    private var pulledDistance: CGFloat {
        -(scrollView.contentOffset.y + scrollView.resolvedInset.top - room.visible)
    }

    /// Sets the height of the room, without moving the content.
    private func makeRoom(_ height: CGFloat) {
        var next = room
        next.height = height
        next.follow(pulledDistance)
        guard next != room else { return }
        room = next
        scrollView.updateGeometry(keepsOffset: true)
    }

    /// Takes the room away. Content that rests in it returns to its top.
    private func takeRoomAway() {
        guard room != RefreshRoom() else { return }
        room = RefreshRoom()
        scrollView.updateGeometry()
    }
}
