import ConfinedFiles
import Foundation

/// The files that a folder gets. A plan only reads; ``MirrorFolder`` writes.
///
/// No file has the place of a folder that contains others, so that the order in which files are written doesn't matter.
package struct MirrorPlan {
    package enum Content: Hashable {
        case data(Data)
        /// A copy of a file.
        case file(URL)
    }

    package private(set) var contents: [InnerPath: Content] = [:]
    /// Sentences about what is left out.
    package private(set) var notes: [String] = []
    /// The folders, each with a file in it.
    private var folders: [InnerPath: InnerPath] = [:]

    package init() {}

    package mutating func note(_ sentences: [String]) { notes += sentences.filter { !notes.contains($0) } }

    /// Adds a file, in place of one that has the same path.
    ///
    /// - Parameter origin: The file of the project from which it is made, for errors.
    package mutating func add(_ content: Content, at path: InnerPath, from origin: URL) throws(ProjectError) {
        if let inner = folders[path] { throw Self.conflict(path, inner, origin) }
        var parent = path.parent
        while let folder = parent, folders[folder] == nil {
            if contents[folder] != nil { throw Self.conflict(folder, path, origin) }
            folders[folder] = path
            parent = folder.parent
        }
        contents[path] = content
    }

    /// Adds a file by the text of its path.
    package mutating func add(_ content: Content, at text: String, from origin: URL) throws(ProjectError) {
        try add(content, at: Self.path(text, of: origin), from: origin)
    }

    /// Returns the path that a text from a project names.
    static func path(_ text: String, of origin: URL) throws(ProjectError) -> InnerPath {
        do {
            return try InnerPath(text)
        } catch {
            throw ProjectError(
                file: origin.path,
                problem: "“\(text)” can't be the place of a file: \(error)",
                remedy: "Rename it, or remove it from its target"
            )
        }
    }

    private static func conflict(_ file: InnerPath, _ inner: InnerPath, _ origin: URL) -> ProjectError {
        ProjectError(
            file: origin.path,
            problem: "\(file) is both a file and the folder of \(inner)",
            remedy: "Rename one of them, or remove it from its target"
        )
    }

    // MARK: Files of projects

    /// Adds a file, or the files in a folder.
    ///
    /// - Parameter project: The folder of the project, out of which links to folders aren't followed.
    mutating func addCopy(
        of source: URL,
        at text: String,
        project: URL,
        _ budget: inout ReadingBudget
    ) throws {
        let path = try Self.path(text, of: source)
        var status = stat()
        guard !source.path.utf8.contains(0), stat(source.path, &status) == 0 else {
            throw ProjectError(
                file: source.path,
                problem: "the file doesn't exist",
                remedy: "Restore it, or remove it from its target"
            )
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            var walk = FolderWalk()
            for item in try walk.items(in: source, of: project, &budget) {
                try add(.file(item.file), at: "\(path)/\(item.path)", from: item.file)
            }
            note(walk.notes)
        case S_IFREG:
            try budget.countEntry(at: source.path, bytes: Int(status.st_size))
            try add(.file(source), at: path, from: source)
        default:
            throw ProjectError(
                file: source.path,
                problem: "it is neither a file nor a folder",
                remedy: "Remove it from its target"
            )
        }
    }

    /// Adds the files `*.strings` for the languages of a string catalog.
    ///
    /// - Parameter folder: The path of the folder for the folders of languages; empty or with a slash at its end.
    mutating func addStrings(of catalog: URL, below folder: String) throws {
        let name = catalog.deletingPathExtension().lastPathComponent
        let strings = try StringCatalog(catalog)
        for language in strings.tables.keys.sorted() {
            let data = Data(strings.strings(for: language).utf8)
            try add(.data(data), at: "\(folder)\(language).lproj/\(name).strings", from: catalog)
        }
    }
}

extension AppTarget {
    /// Returns the files beside the program: the resources and the Info.plist. Of a string catalog, there are the files
    /// `*.strings` of its languages.
    package func resourcePlan() throws -> MirrorPlan {
        var plan = MirrorPlan()
        let project = folder ?? URL(fileURLWithPath: "/")
        var budget = ReadingBudget(of: project)
        for resource in resources {
            if resource.file.pathExtension == "xcstrings" {
                try plan.addStrings(of: resource.file, below: "")
            } else {
                try plan.addCopy(of: resource.file, at: resource.place, project: project, &budget)
            }
        }
        if let data = info.data { try plan.add(.data(data), at: "Info.plist", from: project) }
        return plan
    }
}
