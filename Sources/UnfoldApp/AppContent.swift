import Documents
import Gallery
import UIKit
import Viewer

/// What the app shows.
@MainActor
enum AppContent {
    case gallery
    /// A document, what is seen of it at first, and who remembers where its reader leaves it.
    case document(any Document, DocumentStart, PlaceKeeper?)

    /// The window's title.
    var title: String {
        switch self {
        case .gallery: "Unfold"
        case .document(let document, _, _): document.title
        }
    }

    /// The first controller of the window.
    func makeRootViewController() -> UIViewController {
        switch self {
        case .gallery: UINavigationController(rootViewController: GalleryViewController())
        case .document(let document, let start, let keeper):
            UINavigationController(rootViewController: start.makeViewController(document, keeper: keeper))
        }
    }
}
