import Foundation

/// A folder whose files belong to a target without being listed, as in projects of Xcode 16 and later.
struct SynchronizedFolder {
    let folder: URL
    /// The paths below the folder of files that don't belong to the target.
    let exceptions: Set<String>

    /// The extensions of folders that are one resource.
    private static let bundles: Set = ["xcassets", "xcdatamodeld", "bundle", "framework", "xcframework", "docc"]

    /// The files, in the order of their paths.
    func files() -> [URL] {
        files(in: folder, below: "")
    }

    private func files(in folder: URL, below path: String) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name -> [URL] in
            let (place, url) = (path + name, folder.appending(path: name))
            guard !exceptions.contains(place) else { return [] }
            if url.isFolder, !Self.bundles.contains(url.pathExtension) { return files(in: url, below: place + "/") }
            return [url]
        }
    }
}
