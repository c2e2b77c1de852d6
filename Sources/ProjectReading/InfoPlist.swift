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
    ///   - project: The file of the project, for errors.
    ///   - settings: The settings of the target.
    package init(file: URL?, project: URL, settings: inout BuildSettings) throws {
        var contents = try Self.generated(from: &settings)
        if let file {
            let remedy = "Correct the file, or the setting INFOPLIST_FILE"
            let list = try ProjectFile(file, "the Info.plist", remedy: remedy)
                .propertyList("the Info.plist", remedy: remedy)
            contents.merge(list as? [String: Any] ?? [:]) { _, own in own }
        }
        var count = 0
        let resolved = try Self.replaceReferences(in: contents, &settings, of: file ?? project, &count)
        data = try PropertyListSerialization.data(fromPropertyList: resolved, format: .xml, options: 0)
    }

    /// The contents as a dictionary.
    package var contents: [String: Any] {
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        return list as? [String: Any] ?? [:]
    }

    /// Returns the keys that Xcode generates. Their settings begin with `INFOPLIST_KEY_`.
    private static func generated(from settings: inout BuildSettings) throws -> [String: Any] {
        let prefix = "INFOPLIST_KEY_"
        var contents: [String: Any] = [:]
        for name in settings.names where name.hasPrefix(prefix) {
            let value = try settings.value(of: name)
            let key = String(name.dropFirst(prefix.count))
            contents[key] =
                switch value {
                case "YES": true
                case "NO": false
                default: value
                }
        }
        for (key, setting) in [
            ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "PRODUCT_NAME"),
            ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
            ("CFBundleShortVersionString", "MARKETING_VERSION"),
        ] {
            let value = try settings.value(of: setting)
            if !value.isEmpty { contents[key] = value }
        }
        let families = try settings.value(of: "TARGETED_DEVICE_FAMILY").split(separator: ",").compactMap {
            Int($0.trimmingCharacters(in: .whitespaces))
        }
        if !families.isEmpty { contents["UIDeviceFamily"] = families }
        return contents
    }

    /// - Parameter count: The number of values so far.
    private static func replaceReferences(
        in value: Any,
        _ settings: inout BuildSettings,
        of file: URL,
        _ count: inout Int
    ) throws -> Any {
        count += 1
        guard count <= ProjectLimits.plistValues else {
            throw ProjectError(
                file: file.path,
                problem: "the Info.plist has more than \(ProjectLimits.plistValues) values",
                remedy: "Move data into a file of its own"
            )
        }
        switch value {
        case let text as String: return try settings.expand(text, in: file.path)
        case let list as [Any]: return try list.map { try replaceReferences(in: $0, &settings, of: file, &count) }
        case let table as [String: Any]:
            return try table.mapValues { try replaceReferences(in: $0, &settings, of: file, &count) }
        default: return value
        }
    }
}
