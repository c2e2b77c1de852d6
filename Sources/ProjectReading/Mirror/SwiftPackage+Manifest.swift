import Foundation

extension SwiftPackage {
    /// Returns the manifest of the mirror: that of the package, whose targets can also import the modules of iOS, and
    /// whose paths of other packages are absolute.
    ///
    /// - Parameters:
    ///   - original: The text of the package's manifest.
    ///   - folder: The folder of the package.
    ///   - unfold: The folder of the package that has the modules of iOS.
    package func manifest(_ original: String, of folder: URL, unfold: URL) -> String {
        original + (movesDependencies ? movedDependencies(of: folder) : "") + (usesPlugin ? Self.pluginRemoval : "")
            + """


            // The modules of iOS.
            package.dependencies.append(.package(name: "unfold", path: \(unfold.path.debugDescription)))
            for target in package.targets where [.regular, .executable, .test].contains(target.type) {
                let system = [\(Self.list(ProjectManifest.systemProducts))]
                let tests = target.type == .test ? [\(Self.list(ProjectManifest.testProducts))] : []
                let known = target.dependencies.map { "\\($0)" }
                for name in system + tests where !known.contains(where: { $0.contains("\\"\\(name)\\"") }) {
                    target.dependencies.append(.product(name: name, package: "unfold"))
                }
            }

            """
    }

    private static func list(_ names: [String]) -> String {
        names.map(\.debugDescription).joined(separator: ", ")
    }

    /// Whether a dependency has another place in the mirror. Manifests before 5.6 can't read their dependencies.
    private var movesDependencies: Bool {
        let canRead = (toolsVersion ?? "5.6").compare("5.6", options: .numeric) != .orderedAscending
        return canRead && dependencies.contains { $0.type == "fileSystem" || $0.identity == "unfold" }
    }

    /// The mirror is in another folder, and gets the modules of iOS from the given one.
    private func movedDependencies(of folder: URL) -> String {
        """


        // Paths that are relative to the folder of the package.
        package.dependencies = package.dependencies.compactMap { dependency in
            if case .sourceControl(_, let location, _) = dependency.kind {
                return location.hasSuffix("/unfold") || location.hasSuffix("/unfold.git") ? nil : dependency
            }
            guard case .fileSystem(let name, let path) = dependency.kind else { return dependency }
            if (name ?? path.split(separator: "/").last.map(String.init)) == "unfold" { return nil }
            let place = path.hasPrefix("/") || path.hasPrefix("~") ? path : \((folder.path + "/").debugDescription) + path
            return name.map { .package(name: $0, path: place) } ?? .package(path: place)
        }

        """
    }

    /// The mirror has the sources after the plugin.
    private static let pluginRemoval = """


        // The plugin, whose work is done.
        for target in package.targets {
            let count = target.plugins?.count
            target.plugins?.removeAll { if case .plugin("\(pluginName)", _) = $0 { true } else { false } }
            if target.plugins?.count != count { target.sources = nil }
        }

        """
}
