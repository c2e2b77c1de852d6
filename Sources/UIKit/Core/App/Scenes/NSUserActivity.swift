import Foundation

/// An activity of the user, with the values that restore it.
///
/// Foundation has this class on Apple's systems only, so UIKit declares it here. It serves the restoration of scenes:
/// the delegate of a scene returns one from `stateRestorationActivity(for:)`. A desktop doesn't pass it on to other
/// devices, and doesn't search for it.
open class NSUserActivity: NSObject {
    /// The kind of the activity, a name such as `com.example.editing`.
    open private(set) var activityType: String

    /// The title for users. `nil` by default.
    open var title: String?

    /// The values that restore the activity: property lists, URLs and UUIDs. The keys are strings. `nil` by default.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of `userInfo` that are kept, or `nil`, the default, for all of them.
    open var requiredUserInfoKeys: Set<String>?

    /// The web page that shows the same. `nil` by default.
    open var webpageURL: URL?

    /// Whether the state of the activity has changed since the responders that have it updated it. `false` by default.
    ///
    /// Before the scene keeps its state, `updateUserActivityState(_:)` of those responders is called.
    open var needsSave = false

    /// An identifier of the content. `nil` by default.
    open var targetContentIdentifier: String?

    /// The responders whose activity this is, on the main thread only.
    private var references: [WeakReference] = []

    private struct WeakReference {
        weak var object: AnyObject?
    }

    /// Creates an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds values to `userInfo`, and replaces those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    // MARK: Responders

    /// The responders whose activity this is. Objects, so that this class doesn't depend on responders.
    @MainActor var responders: [AnyObject] { references.compactMap(\.object) }

    @MainActor
    func add(_ responder: AnyObject) {
        remove(responder)
        references.append(WeakReference(object: responder))
    }

    @MainActor
    func remove(_ responder: AnyObject) {
        references.removeAll { $0.object == nil || $0.object === responder }
    }
}

/// The kind of an activity that shows a web page. The page is the `webpageURL` of the activity.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
