import Foundation

/// A folder whose files belong to a target without being listed, as in projects of Xcode 16 and later.
struct SynchronizedFolder {
    let folder: URL
    /// The folder of the project.
    let project: URL
    /// The paths below the folder of files that don't belong to the target.
    let exceptions: Set<String>

    /// The extensions of folders that are one resource.
    private static let bundles: Set = ["xcassets", "xcdatamodeld", "bundle", "framework", "xcframework", "docc"]

    /// The files, in the order of their paths, and sentences about what is left out.
    func files(_ budget: inout ReadingBudget) throws -> (files: [URL], notes: [String]) {
        var walk = FolderWalk(skipsHidden: true)
        walk.isItem = { Self.bundles.contains(($0.name as NSString).pathExtension) }
        walk.excludes = { exceptions.contains($0.text) }
        return (try walk.items(in: folder, of: project, &budget).map(\.file), walk.notes)
    }
}
