import UIKit

extension DocumentViewController {
    /// Shows the lines of the document at the line of the current row, as a page of its own. On such a page, returns to
    /// the row of the current line.
    func toggleLines() {
        guard let navigationController else { return }
        if let origin {
            // The place is the same while the line from which the user came is on the screen.
            let shown = (tableView.indexPathsForVisibleRows ?? []).map { lines.line(ofRow: $0.row) }
            if let currentLine, !shown.contains(origin.currentLine) { origin.show(line: currentLine) }
            navigationController.popToViewController(origin, animated: true)
            return
        }
        guard let document = document.documentOfLines(title: document.title) else {
            return surroundings.show(notice: "There are no lines.")
        }
        let page = DocumentViewController(document, follows: follows)
        (page.file, page.origin) = (file, self)
        if let menuElements { page.showCommands(appending: menuElements) }
        // Who is at the end of a file that grows stays there.
        if !(follows && scroller.staysAtEnd), let currentLine { page.show(line: currentLine) }
        navigationController.pushViewController(page, animated: true)
    }

    private var currentLine: Int? { paths.currentIndex.flatMap(lines.line(ofRow:)) ?? lines.topLine }
}
