/// The end of the responder chain, as windows and scenes call it.
///
/// The app is built on windows and scenes, and implements this protocol for all responders.
@MainActor
protocol ApplicationResponding: AnyObject {
    var applicationResponder: UIResponder { get }
}
