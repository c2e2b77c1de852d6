/// One transition of a modal presentation, as the presentation runs it.
@MainActor
protocol PresentationTransition: AnyObject {
    /// Whether the client provides the animator.
    var isCustom: Bool { get }
    /// The coordinator of an animated transition.
    var coordinator: (any UIViewControllerTransitionCoordinator)? { get }
    /// Called once, when the transition is over, with whether it took place.
    var end: (Bool) -> Void { get set }

    /// Runs the transition.
    ///
    /// - Parameter alongside: Changes of the views around the presented view, which are animated with it.
    func run(alongside: @escaping () -> Void)
    /// Ends the transition. Does nothing if it is over.
    func complete(_ didComplete: Bool)
}
