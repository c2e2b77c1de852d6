import Foundation

/// The URLs, files and web pages that an app is launched to open, and the action with which the user launches it.
@MainActor
struct OpenRequest {
    private(set) var urls: [URL] = []
    private(set) var activities: [NSUserActivity] = []
    private var shortcut: UIApplicationShortcutItem?

    init() {}

    /// Reads the arguments of a process, as a desktop passes them for `%U` of a desktop entry: URLs, or paths of files
    /// that exist. Others are the app's own and are left out.
    ///
    /// - Parameter arguments: The arguments without the name of the process.
    init(arguments: [String], _ declared: DeclaredAddresses, _ shortcuts: DeclaredShortcuts) {
        shortcut = shortcuts.item(in: arguments)
        for argument in arguments where !argument.hasPrefix("-") {
            guard let url = Self.url(argument) else { continue }
            if declared.contains(url) {
                urls.append(url)
            } else if ["http", "https"].contains(url.scheme?.lowercased()) {
                let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                activity.webpageURL = url
                activities.append(activity)
            }
        }
    }

    private static func url(_ argument: String) -> URL? {
        if let url = URL(string: argument), url.scheme != nil { return url }
        return FileManager.default.fileExists(atPath: argument) ? URL(fileURLWithPath: argument) : nil
    }

    /// The options with which an app without scenes is launched; `nil` if there is nothing to open.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        options[.url] = urls.first
        options[.shortcutItem] = shortcut
        if let activity = activities.first {
            let type = UIApplication.LaunchOptionsKey.userActivityType
            options[.userActivityDictionary] = [type.rawValue: activity.activityType]
        }
        return options.isEmpty ? nil : options
    }

    /// The options with which a scene is connected.
    var connectionOptions: UIScene.ConnectionOptions {
        let options = UIScene.ConnectionOptions()
        options.urlContexts = Set(urls.map { Self.context($0) })
        options.userActivities = Set(activities)
        options.shortcutItem = shortcut
        return options
    }

    /// Returns a URL with its options.
    ///
    /// - Parameter source: The bundle identifier of the app that asks for it, if it is known.
    static func context(_ url: URL, source: String? = nil) -> UIOpenURLContext {
        UIOpenURLContext(url, UIScene.OpenURLOptions(sourceApplication: source, openInPlace: url.isFileURL))
    }
}
