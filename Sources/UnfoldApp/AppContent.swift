import Gallery
import UIKit
import Viewer

/// What the app shows.
@MainActor
enum AppContent {
    case gallery
    case document(any Document, DocumentStart)

    /// The window's title.
    var title: String {
        switch self {
        case .gallery: "Unfold"
        case .document(let document, _): document.title
        }
    }

    /// The first controller of the window.
    func makeRootViewController() -> UIViewController {
        switch self {
        case .gallery: UINavigationController(rootViewController: GalleryViewController())
        case .document(let document, let start):
            UINavigationController(rootViewController: start.makeViewController(document))
        }
    }
}
