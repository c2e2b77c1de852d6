/// The event routing state of a screen, one part for each kind of input.
@MainActor
final class ScreenEvents {
    let fingers = TouchTracker()
    let statusBarTap = StatusBarTap()
    let touchRouter = TouchRouter()
    let scrollRouter = ScrollRouter()
    let hoverRouter = HoverRouter()
    let keyRouter = KeyRouter()
    /// The responder that receives all keys while a menu is open.
    weak var keyReceiver: UIResponder?
    /// The view with the text that was selected last.
    weak var selectionOwner: UIView?
}
