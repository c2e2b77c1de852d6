import Foundation

/// The contents of an Info.plist.
package struct InfoPlist: Sendable {
    /// The file in the format of property lists.
    package private(set) var data: Data?

    package init() {}

    /// Combines the file of a target with the keys among its build settings. Keys of the file take precedence.
    ///
    /// - Parameters:
    ///   - file: The file, whose references to settings, such as `$(PRODUCT_NAME)`, are replaced; `nil` for none.
    ///   - settings: The settings of the target.
    package init(file: URL?, settings: BuildSettings) throws {
        var contents = Self.generated(from: settings)
        if let file {
            let own: [String: Any]
            do {
                let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
                own = list as? [String: Any] ?? [:]
            } catch {
                throw ProjectError(
                    file: file.path,
                    problem: "the Info.plist can't be read: \(ProjectError.reason(of: error))",
                    remedy: "Correct the file, or the setting INFOPLIST_FILE"
                )
            }
            contents.merge(own) { _, own in own }
        }
        let resolved = Self.replaceReferences(in: contents, settings)
        data = try PropertyListSerialization.data(fromPropertyList: resolved, format: .xml, options: 0)
    }

    /// The contents as a dictionary.
    package var contents: [String: Any] {
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        return list as? [String: Any] ?? [:]
    }

    /// Returns the keys that Xcode generates. Their settings begin with `INFOPLIST_KEY_`.
    private static func generated(from settings: BuildSettings) -> [String: Any] {
        let prefix = "INFOPLIST_KEY_"
        var contents: [String: Any] = [:]
        for name in settings.names where name.hasPrefix(prefix) {
            let value = settings[name]
            let key = String(name.dropFirst(prefix.count))
            contents[key] =
                switch value {
                case "YES": true
                case "NO": false
                default: value
                }
        }
        contents["CFBundleName"] = settings["PRODUCT_NAME"]
        contents["CFBundleExecutable"] = settings["PRODUCT_NAME"]
        let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
        if !identifier.isEmpty { contents["CFBundleIdentifier"] = identifier }
        for (key, setting) in [
            ("CFBundleShortVersionString", "MARKETING_VERSION"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
        ] where !settings[setting].isEmpty {
            contents[key] = settings[setting]
        }
        return contents
    }

    private static func replaceReferences(in value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.expand(text)
        case let list as [Any]: list.map { replaceReferences(in: $0, settings) }
        case let table as [String: Any]: table.mapValues { replaceReferences(in: $0, settings) }
        default: value
        }
    }
}
