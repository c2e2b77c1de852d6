/// An object that follows the stack of a navigation controller.
@preconcurrency @MainActor
protocol NavigationStackFollower: AnyObject {
    /// Called after controllers have been pushed or popped, at the end of the transition.
    func navigationStackDidChange()
}
