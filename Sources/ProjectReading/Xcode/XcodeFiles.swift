import Foundation

/// The places of the files of a project, which follow from the groups that contain them.
struct XcodeFiles {
    private let objects: XcodeObjects
    /// The folder of the project.
    let folder: URL
    private var parents: [XcodeObjects.ID: XcodeObjects.ID] = [:]

    init(_ objects: XcodeObjects, in folder: URL) {
        self.objects = objects
        self.folder = folder
        for kind in ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"] {
            for group in objects.all(kind) {
                for child in objects.list("children", of: group) { parents[child] = group }
            }
        }
    }

    /// Returns the place of a file, a folder or a group; `nil` for those of the toolchain and of products.
    func url(of id: XcodeObjects.ID) -> URL? {
        url(of: id, inside: [])
    }

    private func url(of id: XcodeObjects.ID, inside path: Set<XcodeObjects.ID>) -> URL? {
        guard objects.contains(id), !path.contains(id) else { return nil }
        let own = objects.text("path", of: id)
        switch objects.text("sourceTree", of: id) {
        case "<absolute>": return own.map { URL(fileURLWithPath: $0) }
        case "SOURCE_ROOT": return own.map { folder.appending(path: $0).standardizedFileURL } ?? folder
        case "<group>":
            guard let parent = parents[id] else {
                // The main group is in the folder of the project.
                return own.map { folder.appending(path: $0).standardizedFileURL } ?? folder
            }
            guard let base = url(of: parent, inside: path.union([id])) else { return nil }
            return own.map { base.appending(path: $0).standardizedFileURL } ?? base
        default: return nil
        }
    }

    /// Returns the files of a reference: the file itself, or those of all languages.
    func resources(of id: XcodeObjects.ID) -> [AppTarget.Resource] {
        guard objects.kind(id) == "PBXVariantGroup" else {
            return url(of: id).map { [.init(file: $0, localization: Self.localization(of: $0))] } ?? []
        }
        return objects.list("children", of: id).compactMap { child in
            url(of: child).map { .init(file: $0, localization: Self.localization(of: $0)) }
        }
    }

    /// Returns the language of a file by the folder that contains it.
    static func localization(of file: URL) -> String? {
        let folder = file.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
    }
}
