import UIKit

/// A place as the activity that restores it.
extension Place {
    private static let activityType = "todo.place"

    var activity: NSUserActivity? {
        guard let data = try? JSONEncoder().encode(self) else { return nil }
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.userInfo = ["place": data]
        return activity
    }

    /// Creates the place that an activity restores; `nil` if the activity isn't a place.
    init?(_ activity: NSUserActivity) {
        guard activity.activityType == Self.activityType, let data = activity.userInfo?["place"] as? Data,
            let place = try? JSONDecoder().decode(Place.self, from: data)
        else { return nil }
        self = place
    }
}
