import Foundation

/// The packages in repositories that a project requires.
///
/// SwiftPM checks them out for a package of ours that has no targets and only names them. The package of the project
/// would get files from it, and require more: what only its plugins and its tests for other systems need.
struct RequiredRepositories {
    /// The packages by their identities, in the notation of a manifest.
    private var packages: [String: String] = [:]

    var isEmpty: Bool { packages.isEmpty }
    /// The identities, for the user.
    var names: String { packages.keys.sorted().joined(separator: ", ") }

    /// Adds a package. Of two requirements for a package, the first one counts, since that of the project comes first.
    mutating func add(_ identity: String, _ notation: String) {
        if packages[identity] == nil { packages[identity] = notation }
    }

    /// The text of the manifest.
    var manifest: String {
        let lines = packages.sorted { $0.key < $1.key }.map { "        \($0.value),\n" }.joined()
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "requirements",
                dependencies: [
            \(lines)    ]
            )

            """
    }
}

extension PackageManifest.Package {
    /// The package in the notation of a manifest; `nil` if it is named by its path.
    ///
    /// - Parameter folder: The folder of the package that requires it, for errors.
    func notation(in folder: URL) throws -> String? {
        if path != nil { return nil }
        let requirement = requirement.flatMap(Self.requirement)
        if let address = location?.values.first?.first, let requirement {
            switch address {
            case .text(let text): return ".package(url: \(text.debugDescription), \(requirement))"
            case .table(let table):
                let text = table["urlString"] ?? table["path"] ?? ""
                return ".package(url: \(text.debugDescription), \(requirement))"
            }
        }
        if location == nil, let requirement {
            return ".package(id: \(identity.debugDescription), \(requirement))"
        }
        throw ProjectError(
            file: folder.appending(path: "Package.swift").path,
            problem: "the place of the package \(identity) has an unknown form",
            remedy: "Use the toolchain with which unfold was built"
        )
    }

    private static func requirement(_ requirement: [String: [Value]]) -> String? {
        guard let (kind, values) = requirement.first, let value = values.first else { return nil }
        switch (kind, value) {
        case ("range", .table(let range)):
            return "\((range["lowerBound"] ?? "").debugDescription)..<\((range["upperBound"] ?? "").debugDescription)"
        case ("exact", .text(let text)), ("branch", .text(let text)), ("revision", .text(let text)):
            return "\(kind): \(text.debugDescription)"
        default: return nil
        }
    }
}

extension PackageProduct {
    /// The identity of the repository of a product, and the package in the notation of a manifest.
    var repository: (identity: String, notation: String)? {
        guard case .repository(let url, let requirement) = source else { return nil }
        return (Self.identity(of: url), ".package(url: \(url.debugDescription), \(requirement))")
    }

    /// Returns the name by which a manifest refers to a package: the last part of its address.
    private static func identity(of url: String) -> String {
        String((url.split(separator: "/").last ?? "").replacing(/\.git$/, with: "")).lowercased()
    }
}
