import Foundation

/// The rules by which a scene is chosen for an activity.
///
/// The predicates evaluate the `targetContentIdentifier` of the activity, a string.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// Whether the scene may be chosen. The default is always true.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

    /// Whether the scene is chosen before others. The default is always false.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    /// Creates conditions with the defaults.
    public override init() {
        super.init()
    }

    /// Returns how much the scene wants an activity: 1 if it prefers the activity, and otherwise 0; `nil` if it may not
    /// be chosen.
    ///
    /// - Parameter identifier: The identifier of the activity's content.
    func rank(of identifier: String) -> Int? {
        guard canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) else { return nil }
        return prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) ? 1 : 0
    }
}
