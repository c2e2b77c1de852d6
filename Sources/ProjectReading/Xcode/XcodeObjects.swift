import Foundation

/// The objects of a file `project.pbxproj`, which refer to each other by identifiers.
struct XcodeObjects {
    /// The identifier of an object.
    typealias ID = String

    let file: URL
    /// The identifier of the project itself.
    let root: ID
    private let objects: [ID: [String: Any]]

    init(_ file: URL) throws {
        self.file = file
        let remedy = "Open the project in Xcode, or restore the file from its repository"
        let list = try ProjectFile(file, "the project", remedy: remedy).propertyList("the project", remedy: remedy)
        guard let table = list as? [String: Any], let root = table["rootObject"] as? ID,
            let objects = table["objects"] as? [ID: [String: Any]], objects[root] != nil
        else { throw ProjectError(file: file.path, problem: "the project has no root object", remedy: remedy) }
        self.root = root
        self.objects = objects
    }

    /// Returns the number of the first line that has a key and its value.
    func line(of key: String, _ value: String) -> Int? {
        // The file has these characters with backslashes.
        let written = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return (try? ProjectFile(file, "the project", remedy: ""))?.line(with: [key, written])
    }

    /// The class of an object, such as `PBXGroup`.
    func kind(_ id: ID) -> String { text("isa", of: id) ?? "" }

    func text(_ key: String, of id: ID) -> String? {
        switch objects[id]?[key] {
        case let text as String: text
        case let value as CustomStringConvertible: value.description
        default: nil
        }
    }

    /// The values of a list. Identifiers of objects that don't exist are among them.
    func list(_ key: String, of id: ID) -> [String] { objects[id]?[key] as? [String] ?? [] }

    func table(_ key: String, of id: ID) -> [String: Any] { objects[id]?[key] as? [String: Any] ?? [:] }

    /// The objects of a class, in the order of their identifiers.
    func all(_ kind: String) -> [ID] { objects.keys.filter { self.kind($0) == kind }.sorted() }

    func contains(_ id: ID) -> Bool { objects[id] != nil }

    /// The settings of a configuration. Lists are joined with spaces.
    func settings(of configuration: ID) -> [String: String] {
        table("buildSettings", of: configuration).compactMapValues { value in
            switch value {
            case let list as [String]: list.joined(separator: " ")
            case let text as String: text
            case let value as CustomStringConvertible: value.description
            default: nil
            }
        }
    }
}
