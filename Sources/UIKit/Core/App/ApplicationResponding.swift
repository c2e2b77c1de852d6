/// The end of the responder chain, as windows call it.
///
/// The app is built on windows, and implements this protocol for them.
@MainActor
protocol ApplicationResponding: AnyObject {
    var applicationResponder: UIResponder { get }
}
