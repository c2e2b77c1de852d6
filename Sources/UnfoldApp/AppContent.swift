import Documents
import Gallery
import UIKit
import Viewer

/// The content of the app's window.
@MainActor
enum AppContent {
    case gallery
    /// A document, the part of it that is shown initially, and what keeps the place at which it is left.
    case document(any Document, DocumentView, PlaceKeeper?)
    /// A file that could not be opened.
    case problem(DocumentSource, DocumentError)

    /// The title of the window.
    var title: String {
        switch self {
        case .gallery: "Unfold"
        case .document(let document, _, _): document.title
        case .problem(let source, _): source.shortName
        }
    }

    /// Returns the root view controller of the window.
    func makeRootViewController() -> UIViewController {
        switch self {
        case .gallery: GalleryViewController.inNavigationController(AppContent.makeGallery())
        case .document(let document, let view, let keeper):
            UINavigationController(rootViewController: view.makeViewController(document, keeper: keeper))
        case .problem(let source, let error):
            UINavigationController(rootViewController: ProblemViewController(source, error))
        }
    }
}
