import Foundation

/// The packages that a project of Xcode refers to.
struct XcodePackages {
    private let objects: XcodeObjects
    private let folder: URL

    init(_ objects: XcodeObjects, in folder: URL) {
        self.objects = objects
        self.folder = folder
    }

    /// Returns the products that a target uses.
    func products(of target: XcodeObjects.ID) -> [PackageProduct] {
        objects.list("packageProductDependencies", of: target).compactMap { dependency in
            guard let name = objects.text("productName", of: dependency) else { return nil }
            let source = source(of: dependency) ?? localPackage(with: name).map { .folder($0) }
            return source.map { PackageProduct(name: name, source: $0) }
        }
    }

    /// Returns the folder of a package among the project's files that names a product. Xcode lists such a package only
    /// as a folder.
    private func localPackage(with product: String) -> URL? {
        let folders = objects.all("PBXFileReference").compactMap { file -> URL? in
            guard let path = objects.text("path", of: file), !path.hasSuffix(".swift") else { return nil }
            return folder.appending(path: path).standardizedFileURL
        }
        return folders.first { folder in
            let manifest = folder.appending(path: "Package.swift")
            guard FileManager.default.fileExists(atPath: manifest.path),
                let file = try? ProjectFile(manifest, "the manifest", remedy: "Restore the file")
            else { return false }
            return file.line(with: ["\"\(product)\""]) != nil
        }
    }

    private func source(of dependency: XcodeObjects.ID) -> PackageProduct.Source? {
        guard let package = objects.text("package", of: dependency) else { return nil }
        switch objects.kind(package) {
        case "XCLocalSwiftPackageReference":
            return objects.text("relativePath", of: package)
                .map { .folder(folder.appending(path: $0).standardizedFileURL) }
        case "XCRemoteSwiftPackageReference":
            return objects.text("repositoryURL", of: package)
                .map { .repository(url: $0, requirement: requirement(objects.table("requirement", of: package))) }
        default: return nil
        }
    }

    /// Returns a requirement in the notation of a manifest.
    private func requirement(_ table: [String: Any]) -> String {
        func text(_ key: String) -> String { (table[key] as? String ?? "").debugDescription }
        return switch table["kind"] as? String {
        case "upToNextMinorVersion": ".upToNextMinor(from: \(text("minimumVersion")))"
        case "exactVersion": "exact: \(text("version"))"
        case "branch": "branch: \(text("branch"))"
        case "revision": "revision: \(text("revision"))"
        case "versionRange": "\(text("minimumVersion"))..<\(text("maximumVersion"))"
        default: "from: \(text("minimumVersion"))"
        }
    }
}
