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
            return .document(document, DocumentView(), PlaceKeeper(PlaceFolder(), of: source, restores: true))
        } catch {
            return .problem(source, error)
        }
    }

    /// Returns the gallery, with the files that were opened last.
    static func makeGallery() -> GalleryViewController {
        let gallery = GalleryViewController()
        gallery.leadingRows = RecentRows(.user)
        return gallery
    }

    /// The kind of window, whose size is remembered.
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

    /// The file of a URL; `nil` if the URL is not that of a file.
    init?(_ url: URL) {
        guard url.isFileURL else { return nil }
        self = .file(FilePath(bytes: PercentEncoding.bytes(of: url.path(percentEncoded: true))))
    }
}
