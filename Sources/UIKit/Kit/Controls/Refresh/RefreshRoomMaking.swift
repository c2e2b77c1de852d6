/// The part of a scroll view when a refresh control in it begins and ends a refresh.
@MainActor
struct RefreshRoomMaking {
    /// Called after a refresh has begun.
    let refreshDidBegin: () -> Void
    /// Called after a refresh has ended. The first closure hides the wheel, in the animation of the content, and the
    /// second one is called after that animation.
    let refreshDidEnd: (_ fade: @escaping () -> Void, _ completion: @escaping () -> Void) -> Void
}
