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
    func url(of id: XcodeObjects.ID, _ budget: inout ReadingBudget) throws -> URL? {
        // The paths from the item to the outermost group.
        var (paths, current, visited): ([String], XcodeObjects.ID, Set<XcodeObjects.ID>) = ([], id, [])
        for _ in 0..<ProjectLimits.groupDepth {
            try budget.countReference()
            guard objects.contains(current), visited.insert(current).inserted else { return nil }
            let own = objects.text("path", of: current)
            switch objects.text("sourceTree", of: current) {
            case "<absolute>": return own.map { Self.url(of: paths, in: URL(fileURLWithPath: $0)) }
            case "SOURCE_ROOT": return Self.url(of: paths + [own].compactMap { $0 }, in: folder)
            case "<group>":
                if let own { paths.append(own) }
                // The main group is in the folder of the project.
                guard let parent = parents[current] else { return Self.url(of: paths, in: folder) }
                current = parent
            default: return nil
            }
        }
        throw ProjectError(
            file: objects.file.path,
            line: objects.line(of: id, "isa"),
            problem: "the groups around \(objects.text("path", of: id) ?? id) are nested deeper than "
                + "\(ProjectLimits.groupDepth)",
            remedy: "Restore the file from its repository"
        )
    }

    private static func url(of paths: [String], in folder: URL) -> URL {
        paths.reversed().reduce(folder) { $0.appending(path: $1) }.standardizedFileURL
    }

    /// Returns the files of a reference: the file itself, or those of all languages.
    func resources(of id: XcodeObjects.ID, _ budget: inout ReadingBudget) throws -> [AppTarget.Resource] {
        let files = objects.kind(id) == "PBXVariantGroup" ? objects.list("children", of: id) : [id]
        return try files.compactMap { file in
            try url(of: file, &budget).map { .init(file: $0, localization: Self.localization(of: $0)) }
        }
    }

    /// Returns the language of a file by the folder that contains it.
    static func localization(of file: URL) -> String? {
        let folder = file.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
    }
}
