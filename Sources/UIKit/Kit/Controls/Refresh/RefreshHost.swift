/// A scroll view that makes room for a refresh control while it refreshes.
@preconcurrency @MainActor
protocol RefreshHost: AnyObject {
    /// Called after a refresh has begun.
    func refreshDidBegin()

    /// Called after a refresh has ended. `fade` hides the wheel, in the animation of the content.
    func refreshDidEnd(fade: @escaping () -> Void, completion: @escaping () -> Void)
}
