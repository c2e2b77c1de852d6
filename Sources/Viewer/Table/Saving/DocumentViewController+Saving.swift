import Documents
import Foundation
import Reader
import UIKit

/// Saving the rows that are shown, and sorting them by a name.
extension DocumentViewController {
    /// Opens the bar that asks for the file to which the rows are saved that are shown.
    func openSaveBar() {
        let bar = TextBar(symbol: "square.and.arrow.down", placeholder: "Save the rows as")
        bar.field.text = suggestedName
        bar.onText = { [weak self, weak bar] path in
            bar?.field.setNote("saving…")
            self?.save(to: (path as NSString).expandingTildeInPath) { message in
                bar?.field.setNote("")
                bar?.explain(message)
            }
        }
        open(bar)
        bar.field.selectAll(nil)
    }

    /// A name for the rows that are shown, made from that of the document.
    private var suggestedName: String {
        let name = document.title as NSString
        let rest = name.pathExtension.isEmpty ? "" : ".\(name.pathExtension)"
        return name.deletingPathExtension + "-rows" + rest
    }

    /// Writes the rows that are shown to a new file, and then shows their number.
    ///
    /// - Parameter failed: Called with the reason if they can't be written.
    func save(to path: String, failed: @escaping (String) -> Void) {
        let shown: RowExport.Rows =
            switch rows.outline.list {
            case .all: .all
            case .some(let set): .some(set)
            case .sorted(let order): .sorted(order.rows)
            }
        guard let export = RowExport(shown, of: document) else { return failed("These rows cannot be saved.") }
        let noun = document.format.rowNoun
        Task { [weak self] in
            do {
                let count = try await export.run(to: path)
                self?.closeBar()
                let rows = "\(count.grouped) \(count == 1 ? noun.singular : noun.plural)"
                self?.surroundings.show(notice: "Saved \(rows) to \(path).")
            } catch {
                failed("\(error)")
            }
        }
    }

    /// Opens the bar that asks for the column by which rows are sorted.
    func openSortBar() {
        let bar = TextBar(symbol: "arrow.up.arrow.down", placeholder: "Sort by a column; -name for the reverse")
        let names = document.columns.map(\.name)
        bar.onText = { [weak self, weak bar] text in
            guard let self else { return }
            let isDescending = text.hasPrefix("-") && !names.contains(text)
            if columns.sort(byName: isDescending ? String(text.dropFirst()) : text, isDescending: isDescending) {
                closeBar()
            } else {
                let known =
                    names.isEmpty ? "There are no columns." : "The columns are \(names.joined(separator: ", "))."
                bar?.explain(known)
            }
        }
        open(bar)
    }
}
