import ConfinedFiles
import Foundation

/// A folder that is brought to the files of a plan. Files that stay the same keep their dates, so that a build doesn't
/// compile them again.
///
/// The folder has a list of the files that were written. Only these are removed when a plan no longer has them; what
/// others put into the folder stays. The list has a file before the file is written, and until after it is removed, so
/// that it is complete even if the process ends in between.
package struct MirrorFolder {
    package let folder: ConfinedFolder

    private static let listName = ".unfold-files.json"

    package init(_ folder: ConfinedFolder) { self.folder = folder }

    package var url: URL { URL(fileURLWithPath: folder.path) }

    /// Writes the files of a plan, and removes those of the last plan that it doesn't have.
    package func update(to plan: MirrorPlan) throws {
        try explained {
            let list = try InnerPath(name: Self.listName)
            guard plan.contents[list] == nil else {
                throw ProjectError(
                    file: url.path,
                    problem: "a file of the project has the name of the mirror's list, \(list)",
                    remedy: "Rename it"
                )
            }
            let (old, new) = (Set(try read(list)), Set(plan.contents.keys))
            try write(old.union(new), to: list)
            for path in old.subtracting(new).sorted() { try folder.removeFile(path) }
            try folder.write(plan)
            try write(new, to: list)
        }
    }

    /// Opens a folder in the mirror, which is made if it doesn't exist.
    package func makeFolder(_ path: InnerPath) throws -> ConfinedFolder {
        try explained { try folder.makeFolder(path) }
    }

    /// Calls a closure, and says of an error what is to be done.
    package func explained<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as FileFailure {
            throw ProjectError(
                file: failure.path,
                problem: "the mirror can't be written: \(failure.explanation)",
                remedy: "Remove the folder \(folder.path), which is made again"
            )
        }
    }

    /// Reads the list. Paths that lead out of the folder are no longer paths, and are left out.
    private func read(_ list: InnerPath) throws(FileFailure) -> [InnerPath] {
        do throws(FileFailure) {
            let data = try folder.file(list, limit: 256 << 20).data()
            let texts = (try? JSONDecoder().decode([String].self, from: data)) ?? []
            return texts.compactMap { try? InnerPath($0) }
        } catch {
            if error.isAbsence { return [] }
            throw error
        }
    }

    private func write(_ paths: Set<InnerPath>, to list: InnerPath) throws {
        try folder.write(JSONEncoder().encode(paths.sorted().map(\.text)), to: list)
    }
}

extension ConfinedFolder {
    /// Writes the files of a plan.
    package func write(_ plan: MirrorPlan) throws {
        for (path, content) in plan.contents.sorted(by: { $0.key < $1.key }) {
            switch content {
            case .data(let data): try write(data, to: path)
            case .file(let file): try copy(file, to: path)
            }
        }
    }

    private func copy(_ file: URL, to path: InnerPath) throws {
        let source: RegularFile
        do throws(FileFailure) {
            source = try RegularFile(file.path, limit: ProjectLimits.mirrorBytes)
        } catch {
            throw ProjectError(
                file: file.path,
                problem: "the file can't be read: \(error.explanation)",
                remedy: "Restore it, or remove it from its target"
            )
        }
        try copy(source, to: path)
    }
}
