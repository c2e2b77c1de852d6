import UIKit

extension DocumentViewController {
    /// Shows the lines of the document at the line of the current row, as a page of its own. On such a page, returns to
    /// the row of the current line.
    func toggleLines() {
        guard let navigationController else { return }
        if let origin {
            // The row is the same while the user is at its line.
            if let currentLine, currentLine != origin.currentLine { origin.show(line: currentLine) }
            navigationController.popToViewController(origin, animated: true)
            return
        }
        guard let document = document.documentOfLines(title: document.title) else {
            return surroundings.show(notice: "There are no lines.")
        }
        let page = DocumentViewController(document, follows: follows)
        (page.file, page.origin, page.closeWindow) = (file, self, closeWindow)
        if let menuElements { page.showCommands(appending: menuElements) }
        // Who is at the end of a file that grows stays there.
        if !(follows && scroller.staysAtEnd), let currentLine { page.show(line: currentLine) }
        navigationController.pushViewController(page, animated: true)
    }

    private var currentLine: Int? { paths.currentIndex.flatMap(lines.line(ofRow:)) }
}
