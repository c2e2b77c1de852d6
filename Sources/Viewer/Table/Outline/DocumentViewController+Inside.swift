import Reader
import UIKit

extension DocumentViewController {
    /// Shows only what is inside the current row, as a page of its own from which Back returns.
    func showOnlyInside() {
        guard let index = paths.currentIndex, let place = rows.outline.runs[index], let navigationController else {
            return
        }
        let path = rows.outline.path(ofRowAt: index).labels.joined()
        let title = path.isEmpty ? document.title : "\(document.title) \(path)"
        let row = rows.outline.documentRow(of: place)
        guard let inside = rows.outline.document(ofGroup: place.group)?.documentInside(rowAt: row, title: title) else {
            return surroundings.show(notice: "This row has nothing inside it.")
        }
        let page = DocumentViewController(inside)
        (page.file, page.closeWindow) = (file, closeWindow)
        if let menuElements { page.showCommands(appending: menuElements) }
        navigationController.pushViewController(page, animated: true)
    }
}
