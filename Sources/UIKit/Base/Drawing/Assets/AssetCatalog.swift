import Foundation
import Synchronization

/// An asset catalog: a folder `*.xcassets` as Xcode writes it, with a folder for each set of images and each color.
///
/// Xcode compiles catalogs. This one is read as it is, when a name is looked up for the first time.
struct AssetCatalog: Sendable {
    /// The folders of the sets by the names of their assets. Those of groups that provide a namespace have its name in
    /// front, as in `Icons/star`.
    private let sets: [Kind: [String: URL]]

    enum Kind: String, CaseIterable, Sendable {
        case image = "imageset"
        case color = "colorset"
    }

    init(_ folder: URL) {
        var sets: [Kind: [String: URL]] = [:]
        Self.collect(in: folder, prefix: "", into: &sets)
        self.sets = sets
    }

    /// Returns the folder of an asset.
    func folder(_ kind: Kind, named name: String) -> URL? { sets[kind]?[name] }

    private static func collect(in folder: URL, prefix: String, into sets: inout [Kind: [String: URL]]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            let (url, stem) = (folder.appending(path: name), (name as NSString).deletingPathExtension)
            guard isFolder(url) else { continue }
            if let kind = Kind(rawValue: (name as NSString).pathExtension) {
                if sets[kind]?[prefix + stem] == nil { sets[kind, default: [:]][prefix + stem] = url }
            } else {
                let isNamespace = AssetContents(of: url)?.properties?.providesNamespace ?? false
                collect(in: url, prefix: isNamespace ? prefix + name + "/" : prefix, into: &sets)
            }
        }
    }

    /// Whether there is a folder. A link to one, which may lead out of the catalog or back into it, is none.
    private static func isFolder(_ url: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    // MARK: Catalogs of folders

    private static let known = Mutex<[URL: [AssetCatalog]]>([:])

    /// Returns the catalogs in a folder of resources.
    static func catalogs(in folder: URL) -> [AssetCatalog] {
        if let found = known.withLock({ $0[folder] }) { return found }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let catalogs = names.filter { $0.hasSuffix(".xcassets") }.sorted()
            .map { AssetCatalog(folder.appending(path: $0)) }
        known.withLock { $0[folder] = catalogs }
        return catalogs
    }

    /// Returns the folder of an asset in the first catalog that has it.
    static func folder(_ kind: Kind, named name: String, in folders: [URL]) -> URL? {
        folders.lazy.flatMap(catalogs).compactMap { $0.folder(kind, named: name) }.first
    }
}
