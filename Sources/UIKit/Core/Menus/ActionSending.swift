import ObjectRuntime

/// An object that sends actions through the app, which implements this protocol for commands.
@preconcurrency @MainActor
protocol ActionSending: AnyObject {
    /// Calls the method of a target, or else of the first object in the responder chain that has it.
    func sendAction(_ action: Selector, to target: Any?)
}
