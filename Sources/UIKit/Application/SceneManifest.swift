import Foundation
import ObjectRuntime

/// The configurations of scenes in an Info.plist.
@MainActor
struct SceneManifest {
    private let configurations: [[String: Any]]
    /// Whether the app may have several scenes.
    let supportsMultipleScenes: Bool

    /// Returns the configurations for windows, or `nil` if the Info.plist has no manifest of scenes.
    init?(_ info: [String: Any]) {
        guard let manifest = info["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
        let roles = manifest["UISceneConfigurations"] as? [String: Any]
        let role = UISceneSession.Role.windowApplication.rawValue
        configurations = roles?[role] as? [[String: Any]] ?? []
        supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    }

    /// Creates the first configuration.
    var first: UISceneConfiguration? {
        configurations.first.map { configuration in
            let name = configuration["UISceneConfigurationName"] as? String
            let result = UISceneConfiguration(name: name, sessionRole: .windowApplication)
            Self.apply(configuration, to: result)
            return result
        }
    }

    /// Adds what the manifest says of a configuration by its name.
    func complete(_ configuration: UISceneConfiguration) {
        guard let name = configuration.name else { return }
        let entry = configurations.first { $0["UISceneConfigurationName"] as? String == name }
        if let entry { Self.apply(entry, to: configuration) }
    }

    private static func apply(_ entry: [String: Any], to configuration: UISceneConfiguration) {
        if configuration.delegateClass == nil, let name = entry["UISceneDelegateClassName"] as? String {
            configuration.delegateClass = findClass(named: name, "scene delegate")
        }
        // Projects of Xcode name the default, which is in no module of the app.
        let name = entry["UISceneClassName"] as? String
        if configuration.sceneClass == nil, let name, name != "UIWindowScene", !name.isEmpty {
            configuration.sceneClass = findClass(named: name, "scene")
        }
        if configuration.storyboard == nil, let name = entry["UISceneStoryboardFile"] as? String, !name.isEmpty {
            configuration.storyboard = UIStoryboard(name: name, bundle: nil)
        }
    }

    private static func findClass(named name: String, _ purpose: String) -> AnyClass? {
        let parts = name.split(separator: ".")
        guard let last = parts.last else { return nil }
        if let found = NSClassFromString(name) ?? NibClasses.find(String(last), module: nil) { return found }
        NibReports.write("There is no \(purpose) class with name \"\(name)\" in the app.")
        return nil
    }
}
