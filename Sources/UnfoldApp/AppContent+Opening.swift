import Documents
import Gallery
import UIKit
import Viewer

extension AppContent {
    /// Opens a file from its beginning, or where it was left. A file that cannot be opened is shown as a problem.
    static func opening(_ source: DocumentSource) -> AppContent {
        do {
            let document = try source.open()
            RecentFiles.user.add(source)
            let view = DocumentView(file: source.absolutePath)
            return .document(document, view, PlaceKeeper(PlaceFolder(), of: source, restores: true))
        } catch {
            return .problem(source, error)
        }
    }

    /// Returns the gallery, with the files that were opened last.
    static func makeGallery(_ recentFiles: RecentFiles) -> GalleryViewController {
        let gallery = GalleryViewController()
        gallery.leadingRows = RecentRows(recentFiles)
        return gallery
    }

    /// The kind of window, for which the size is saved.
    var windowKind: WindowSizes.Kind {
        if case .gallery = self { .gallery } else { .document }
    }
}

extension DocumentSource {
    /// The name of the file without its folder.
    var shortName: String {
        switch self {
        case .file(let path): path.readable.split(separator: "/").last.map(String.init) ?? path.readable
        case .standardInput: "standard input"
        }
    }

    /// The path of the file from the root; `nil` for standard input, and for a name that is not UTF-8.
    var absolutePath: String? {
        guard case .file(let path) = self, let name = path.text else { return nil }
        return URL(fileURLWithPath: name).path
    }

    /// The file of a URL; `nil` if the URL is not that of a file.
    init?(_ url: URL) {
        guard url.isFileURL else { return nil }
        self = .file(FilePath(bytes: PercentEncoding.bytes(of: url.path(percentEncoded: true))))
    }
}
