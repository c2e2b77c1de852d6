/// The parts of the app that windows and scenes use.
///
/// The app is built on them, and implements this protocol for all of them.
@MainActor
protocol ApplicationResponding: AnyObject {
    /// The app, at the end of the responder chain.
    var applicationResponder: UIResponder { get }
}
