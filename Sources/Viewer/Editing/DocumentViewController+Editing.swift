import Foundation
import Reader
import UIKit

extension DocumentViewController {
    /// Opens the user's editor at the line of the current row.
    func openEditor() {
        guard let file else {
            return surroundings.show(notice: "\(document.title) is no file that an editor can open.")
        }
        let environment = ProcessInfo.processInfo.environment
        let command = EditorCommand(file: file, line: currentLine, environment: environment) {
            EditorCommand.program($0, in: environment["PATH"] ?? "/usr/bin:/bin")
        }
        guard let command else {
            return surroundings.show(notice: "No editor was found. Set VISUAL to the command of one with a window.")
        }
        do {
            try command.run()
        } catch {
            surroundings.show(notice: "\(command.arguments[0]) cannot be started (\(error.localizedDescription)).")
        }
    }

    /// The line on which the current row begins.
    private var currentLine: Int {
        guard let index = paths.currentIndex, let place = rows.outline.runs[index],
            let document = rows.outline.document(ofGroup: place.group)
        else { return 1 }
        return document.line(ofRowAt: rows.outline.documentRow(of: place)) ?? 1
    }

    /// Opens the bar that asks for a path.
    func openPathBar() {
        let bar = PathEntryBar()
        bar.onPath = { [weak self] path in
            self?.closeBar()
            self?.paths.show(path)
        }
        open(bar)
    }
}
