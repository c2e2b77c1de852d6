import Foundation

/// The state of a scene that is kept until the app runs again.
struct SceneState {
    var identifier: String
    var userInfo: [String: Any]?
    var activity: NSUserActivity?
    /// The state of the interface of an app without a delegate of its scene.
    var interface: Data?

    init(
        identifier: String,
        userInfo: [String: Any]? = nil,
        activity: NSUserActivity? = nil,
        interface: Data? = nil
    ) {
        self.identifier = identifier
        self.interface = interface
        self.userInfo = userInfo
        self.activity = activity
    }

    /// Reads a state that `data()` returned.
    init(_ data: Data) throws {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let values = list as? [String: Any], let identifier = values["identifier"] as? String else {
            throw SceneStateError.unreadable
        }
        self.identifier = identifier
        userInfo = values["userInfo"].map(RestorableValue.decode) as? [String: Any]
        interface = values["interface"] as? Data
        activity = (values["activity"] as? [String: Any]).flatMap(Self.activity)
    }

    /// Returns the state as a property list.
    func data() throws -> Data {
        var values: [String: Any] = ["identifier": identifier]
        if let userInfo { values["userInfo"] = try RestorableValue.encode(userInfo, at: "userInfo") }
        values["interface"] = interface
        if let activity { values["activity"] = try Self.values(of: activity) }
        return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    private static func values(of activity: NSUserActivity) throws -> [String: Any] {
        var values: [String: Any] = ["type": activity.activityType]
        values["title"] = activity.title
        values["page"] = activity.webpageURL?.absoluteString
        values["content"] = activity.targetContentIdentifier
        if var userInfo = activity.userInfo {
            if let keys = activity.requiredUserInfoKeys {
                userInfo = userInfo.filter { ($0.key as? String).map(keys.contains) ?? false }
            }
            values["userInfo"] = try RestorableValue.encode(userInfo, at: "\(activity.activityType).userInfo")
        }
        return values
    }

    private static func activity(_ values: [String: Any]) -> NSUserActivity? {
        guard let type = values["type"] as? String else { return nil }
        let activity = NSUserActivity(activityType: type)
        activity.title = values["title"] as? String
        activity.webpageURL = (values["page"] as? String).flatMap(URL.init)
        activity.targetContentIdentifier = values["content"] as? String
        activity.userInfo = values["userInfo"].map(RestorableValue.decode) as? [String: Any]
        return activity
    }
}
