import Foundation

/// The choice of one of a project's apps.
package struct AppChoice {
    private let apps: [String]
    private let project: URL

    package init(_ apps: [String], of project: URL) {
        self.apps = apps
        self.project = project
    }

    /// Returns the app with a name; without a name, the only one, or `nil` if there is none.
    ///
    /// - Throws: A ``ProjectError`` if the name is unknown, or is missing among several apps.
    package func name(_ wish: String?) throws -> String? {
        if let wish {
            if apps.contains(wish) { return wish }
            throw ProjectError(
                file: project.path,
                problem: "there is no app \(wish)",
                remedy: apps.isEmpty ? "Leave --target out" : "Choose one of \(apps.joined(separator: ", "))"
            )
        }
        guard apps.count < 2 else {
            throw ProjectError(
                file: project.path,
                problem: "there are several apps",
                remedy: "Choose one of \(apps.joined(separator: ", ")) with --target"
            )
        }
        return apps.first
    }
}
