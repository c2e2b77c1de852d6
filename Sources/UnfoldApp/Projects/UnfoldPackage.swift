import Foundation
import ProjectReading

/// The package of Unfold, with which other projects are built.
struct UnfoldPackage {
    let folder: URL

    /// Finds the package: at a path, or around the program, which was built in it.
    ///
    /// - Throws: A `ProjectError` if there is none.
    init(at path: String?, program: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()) throws {
        if let path {
            let folder = URL(fileURLWithPath: path).standardizedFileURL
            guard Self.isPackage(folder) else {
                throw ProjectError(
                    file: folder.path,
                    problem: "this isn't a checkout of Unfold",
                    remedy: "Name a folder that has Unfold's Package.swift and Sources/UIKit"
                )
            }
            self.folder = folder
            return
        }
        var folder = program.deletingLastPathComponent()
        while !Self.isPackage(folder) {
            guard folder.path != "/" else {
                throw ProjectError(
                    file: program.path,
                    problem: "the program isn't in a checkout of Unfold, whose modules a build needs",
                    remedy: "Name the folder of a checkout with --unfold"
                )
            }
            folder.deleteLastPathComponent()
        }
        self.folder = folder
    }

    private static func isPackage(_ folder: URL) -> Bool {
        ["Package.swift", "Sources/UIKit", "Sources/ObjectiveCSourcesCommand"].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
        }
    }
}
