import Foundation

/// The state of an app's interface: of its controllers with their views, and of the objects that the app registered.
struct InterfaceState: Codable {
    /// The archive of the app itself.
    var app: Data
    /// The objects. Controllers follow those that contain or present them.
    var objects: [ObjectState] = []

    init(app: Data) {
        self.app = app
    }

    /// - Returns: `nil` for data that isn't such a state.
    init?(_ data: Data) {
        guard let state = try? PropertyListDecoder().decode(Self.self, from: data) else { return nil }
        self = state
    }

    /// The state as a property list; `nil` never, since all of its parts are values of property lists.
    var data: Data? {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try? encoder.encode(self)
    }
}

/// The state of a controller or a registered object.
struct ObjectState: Codable {
    /// The key that references to the object contain.
    var key: String
    /// The identifiers of the ancestors and of the object.
    var path: [String]
    /// The key of the controller that contains or presents the object.
    var parent: String?
    /// The number of objects with the same identifier and parent before it.
    var occurrence: Int
    var isController: Bool
    /// The name of the class that creates the object.
    var restorationClass: String?
    var storyboard: StoryboardPlace?
    /// The archive of the object.
    var data = Data()
    var views: [ViewState] = []

    var identifier: String { path.last ?? "" }
}

/// The place of a controller in a storyboard.
struct StoryboardPlace: Codable {
    /// The name of the storyboard's file.
    var file: String
    var bundle: String?
    /// The identifier of the controller in the file.
    var controller: String

    @MainActor
    var storyboard: UIStoryboard { UIStoryboard(name: file, bundle: bundle.flatMap { Bundle(identifier: $0) }) }
}
