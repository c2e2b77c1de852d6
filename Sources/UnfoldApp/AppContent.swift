import Documents
import Gallery
import UIKit
import Viewer

/// The content of the app's window.
@MainActor
enum AppContent {
    case gallery
    /// A document, the part of it that is shown initially, and what keeps the place at which it is left.
    case document(any Document, DocumentStart, PlaceKeeper?)
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
        case .gallery: UINavigationController(rootViewController: AppContent.makeGallery())
        case .document(let document, let start, let keeper):
            UINavigationController(rootViewController: start.makeViewController(document, keeper: keeper))
        case .problem(let source, let error):
            UINavigationController(rootViewController: ProblemViewController(source, error))
        }
    }
}
