import DisplayList
import Foundation

/// The properties that few responders set. They are kept in a separate object, so that all other responders need
/// only one word for them.
final class UncommonProperties {
    var accessibility = AccessibilityProperties()
    /// The focus effect that the client set; `nil` while the view's default applies.
    var focusEffect: UIFocusEffect??
    /// The interactions of a view, in the order in which they were added: objects of `UIInteraction`, a protocol that
    /// this class doesn't depend on.
    var interactions: [AnyObject] = []
    /// Handles a key that nothing else handled, if an interaction selects text in the view.
    var selectionKeyHandler: ((UIPress) -> Bool)?
    /// The picture that a view shows if it is the snapshot of another one.
    var snapshot: RenderNode?
    /// The name of a view or a controller whose state is kept until the app runs again.
    var restorationIdentifier: String?
    /// The activity of the user that the responder serves.
    var userActivity: NSUserActivity?
    /// The registrations for changes of the traits of a view, a controller or a window scene.
    var traitRegistrations: TraitRegistrations?
}
