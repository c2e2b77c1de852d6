import ObjectRuntime

/// The parts of the app that windows, scenes, menus and commands use.
///
/// The app is built on them, and implements this protocol for all of them.
@MainActor
protocol ApplicationResponding: AnyObject {
    /// The app, at the end of the responder chain.
    var applicationResponder: UIResponder { get }
    /// Calls the method of a target, or else of the first object in the responder chain that has it.
    func sendAction(_ action: Selector, to target: Any?)
}
