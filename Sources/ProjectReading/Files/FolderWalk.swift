import ConfinedFiles
import Foundation

/// Finds the files in a folder of a project.
///
/// Links are common in packages, and may lead anywhere. A link to a file counts as the file, wherever it is, because it
/// is only read. A link to a folder counts as the folder if that is in the project. It is left out
///
/// - if it leads to a folder that contains it, or through which the walk came to it, such as `Example/Library -> ..`:
///   the tree would have no end, and its files are in the walk without it,
/// - if it leads out of the project, and if it leads nowhere; ``notes`` then has a sentence about it.
///
/// A folder with a file `CACHEDIR.TAG` is left out. The cache of the user may be in a project, and a mirror would
/// contain itself. Pipes, sockets and devices are left out, as are names that aren't UTF-8. The rest may still be
/// large, since links to folders that have links to folders multiply. The budget counts each visit.
struct FolderWalk {
    /// A file, or a folder that is one item.
    struct Item {
        /// The path below the folder of the walk.
        var path: InnerPath
        var file: URL
    }

    /// Whether names that begin with a dot are left out.
    var skipsHidden = false
    /// Returns whether a folder is one item, by its path.
    var isItem: (InnerPath) -> Bool = { _ in false }
    /// Returns whether an item is left out, by its path.
    var excludes: (InnerPath) -> Bool = { _ in false }
    /// The sentences about what is left out.
    private(set) var notes: [String] = []
    private var items: [Item] = []
    /// The folders into which links may lead, without links.
    private var boundary: [String] = []
    /// The folders in which the walk is, without links.
    private var around: [String] = []

    /// - Parameters:
    ///   - skipsHidden: Whether names that begin with a dot are left out.
    init(skipsHidden: Bool = false) { self.skipsHidden = skipsHidden }

    /// Returns the files in a folder, in the order of their paths. A folder that doesn't exist has none.
    ///
    /// - Parameter project: The folder of the project.
    mutating func items(in folder: URL, of project: URL, _ budget: inout ReadingBudget) throws -> [Item] {
        guard let real = RealPath.of(folder.path) else { return [] }
        let home = RealPath.of(project.path) ?? project.path
        guard home == real || !RealPath.isFolder(real, around: home) else {
            throw ProjectError(
                file: folder.path,
                problem: "the folder contains the whole project",
                remedy: "Name a folder in the project"
            )
        }
        (items, boundary, around) = ([], [home], [])
        let own = folder.standardizedFileURL.path
        let isInProject = [home, project.standardizedFileURL.path].contains { RealPath.isFolder($0, around: own) }
        // A folder beside the project is named as such. One that seems to be in it may be a link.
        if isInProject, !follows(folder.path, to: real) { return [] }
        boundary.append(real)
        try visit(folder.path, real: real, path: nil, &budget)
        return items
    }

    private mutating func visit(_ folder: String, real: String, path: InnerPath?, _ budget: inout ReadingBudget) throws
    {
        guard around.count < ProjectLimits.folderDepth else {
            throw ProjectError(
                file: folder,
                problem: "folders are nested deeper than \(ProjectLimits.folderDepth)",
                remedy: "Move them out of the project"
            )
        }
        around.append(real)
        defer { around.removeLast() }
        let names: [String]
        do {
            names = try ConfinedFolder(URL(fileURLWithPath: real)).names()
        } catch {
            throw ProjectError(
                file: folder,
                problem: "the folder can't be read: \(error.explanation)",
                remedy: "Change its permissions, or move it out of the project"
            )
        }
        if names.contains(CacheTag.name), CacheTag.isTag("\(real)/\(CacheTag.name)") { return }
        for name in names where !skipsHidden || !name.hasPrefix(".") {
            let file = folder == "/" ? "/" + name : folder + "/" + name
            let place: InnerPath
            do {
                place = try path?.appending(name: name) ?? InnerPath(name: name)
            } catch {
                throw ProjectError(
                    file: file,
                    problem: "the path is refused: \(error)",
                    remedy: "Rename it, or move it out of the project"
                )
            }
            if !excludes(place) { try visitItem(file, real: "\(real)/\(name)", place, &budget) }
        }
    }

    private mutating func visitItem(
        _ file: String,
        real: String,
        _ place: InnerPath,
        _ budget: inout ReadingBudget
    ) throws {
        var (status, own) = (stat(), stat())
        guard lstat(real, &own) == 0, stat(real, &status) == 0 else {
            notes.append("\(file) is a link that leads nowhere, and is left out.")
            return
        }
        let isLink = own.st_mode & S_IFMT == S_IFLNK
        let size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
        try budget.countEntry(at: file, bytes: size)
        switch status.st_mode & S_IFMT {
        case S_IFREG: items.append(Item(path: place, file: URL(fileURLWithPath: file)))
        case S_IFDIR:
            guard let folder = isLink ? RealPath.of(real) : real else { return }
            if isLink, !follows(file, to: folder) { return }
            if isItem(place) {
                items.append(Item(path: place, file: URL(fileURLWithPath: file)))
            } else {
                try visit(file, real: folder, path: place, &budget)
            }
        default: notes.append("\(file) is neither a file nor a folder, and is left out.")
        }
    }

    /// Whether a link to a folder counts as the folder.
    private mutating func follows(_ link: String, to folder: String) -> Bool {
        let isInside = boundary.contains { RealPath.isFolder($0, around: folder) }
        if isInside { return !around.contains { RealPath.isFolder(folder, around: $0) } }
        notes.append(
            "\(link) is a link to a folder outside the project, and is left out. Copy the folder into the project, "
                + "or name it in the project instead of the link."
        )
        return false
    }
}
