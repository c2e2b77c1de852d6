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

    /// Returns the root view controller of the window, with a menu in its navigation bar.
    func makeRootViewController(_ menu: AppMenu, recentFiles: RecentFiles = .user) -> UIViewController {
        switch self {
        case .gallery:
            let gallery = AppContent.makeGallery(recentFiles)
            gallery.navigationItem.rightBarButtonItem = menu.item
            return GallerySplitViewController(gallery)
        case .document(let document, let view, let keeper):
            let controller = view.makeViewController(document, keeper: keeper)
            controller.showCommands(appending: menu.elements)
            return UINavigationController(rootViewController: controller)
        case .problem(let source, let error):
            let controller = ProblemViewController(source, error)
            controller.navigationItem.rightBarButtonItem = menu.item
            return UINavigationController(rootViewController: controller)
        }
    }
}
