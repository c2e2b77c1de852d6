import Documents
import Foundation
import Reader
import UIKit
import Unfold

/// The texts of rows for the clipboard, and the context menu that copies them.
@MainActor
final class RowCopier: TableTextSource {
    /// The number of bytes of a row that are copied at most.
    private static let sourceLimit = 64 << 20

    private let rows: DocumentRows
    private let isOpen: (DocumentRowID) -> Bool
    private(set) lazy var selection = TableTextSelection(self)

    /// - Parameter isOpen: Returns whether a row is open.
    init(_ rows: DocumentRows, isOpen: @escaping (DocumentRowID) -> Bool) {
        self.rows = rows
        self.isOpen = isOpen
    }

    // MARK: Selection

    func selectableTexts(in cell: UITableViewCell) -> [any SelectableText] {
        (cell as? DocumentCell)?.selectableTexts ?? []
    }

    func texts(ofRowAt indexPath: IndexPath) -> [String] {
        guard let content = rows.content(at: indexPath.row) else { return [] }
        let isOpen = rows.outline.id(at: indexPath.row).map(isOpen) ?? false
        return [content.summary.text, isOpen ? content.detail?.text ?? "" : "", content.problem ?? ""]
    }

    // MARK: The menu

    /// Shows only the rows that meet a condition, too.
    var filter: (String) -> Void = { _ in }

    /// Returns the context menu of a row.
    ///
    /// - Parameter cell: The cell of a record at which the user points.
    func menu(ofRow index: Int, cell: RecordCell? = nil) -> UIMenu {
        var copies = [
            action(selection.hasSelection ? "Copy Selection" : "Copy") { [selection] in
                selection.copy(orRow: DocumentRows.path(index))
            }
        ]
        if source(ofRow: index) != nil {
            copies.append(action("Copy Source") { [weak self] in self?.copy(self?.source(ofRow: index)) })
        }
        if let cell {
            copies.append(action("Copy Cell") { [weak self] in self?.copy(cell.text) })
        } else if let text = rows.outline.text(ofRowAt: index, limit: Self.valueLimit) {
            copies.append(action("Copy Value") { [weak self] in self?.copy(text) })
        }
        copies.append(action("Copy as JSON") { [weak self] in self?.copy(self?.json(ofRow: index)) })
        let paths = path(ofRow: index).map { path in
            JSONPath.Syntax.allCases.map { syntax in
                action(syntax.rawValue) { [weak self] in self?.copy(path.text(syntax)) }
            }
        }
        let all = UIMenu(
            options: .displayInline,
            children: [action("Select All") { [selection] in selection.selectAll() }]
        )
        let pathMenu = paths.map { UIMenu(title: "Copy Path", children: $0) }
        return UIMenu(children: copies + [pathMenu, filters(ofRow: index, cell), all].compactMap { $0 })
    }

    /// Returns the part of the menu that filters by the value of a row or of a cell; `nil` if no condition says it.
    private func filters(ofRow index: Int, _ cell: RecordCell?) -> UIMenu? {
        let outline = rows.outline
        let actions = [("Show Only This Value", false), ("Exclude This Value", true)].compactMap { title, excludes in
            let condition =
                cell.map { outline.condition(field: $0.name, value: $0.text, excludes: excludes) }
                ?? outline.condition(ofRowAt: index, excludes: excludes)
            return condition.map { condition in action(title) { [weak self] in self?.filter(condition) } }
        }
        return actions.isEmpty ? nil : UIMenu(options: .displayInline, children: actions)
    }

    /// The number of bytes of a value without quotation marks that the menu offers to copy.
    private static let valueLimit = 1 << 20

    private func action(_ title: String, _ handler: @escaping @MainActor () -> Void) -> UIAction {
        UIAction(title: title) { _ in handler() }
    }

    private func copy(_ text: String?) {
        guard let text else { return }
        UIPasteboard.general.string = text
    }

    private func isJSON(_ place: OutlineRuns.Place) -> Bool {
        guard let format = rows.outline.document(ofGroup: place.group)?.format else { return false }
        return [.json, .jsonLines, .jsonSequence].contains(format)
    }

    /// Returns the text of a row's bytes, without the line break at its end.
    func source(ofRow index: Int) -> String? {
        guard let place = rows.outline.runs[index], let document = rows.outline.document(ofGroup: place.group),
            let source = document.source(ofRowAt: rows.outline.documentRow(of: place), limit: Self.sourceLimit)
        else { return nil }
        return source.hasSuffix("\r\n") || source.hasSuffix("\n") ? String(source.dropLast()) : source
    }

    /// Returns a row as JSON: the value of a row of JSON as it is in the file, and another row as a string.
    func json(ofRow index: Int) -> String? {
        guard let source = source(ofRow: index) else { return nil }
        if rows.outline.runs[index].map(isJSON) == true {
            return JSONRowSource(source).value.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(source)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the way to a row from the outermost value of its file, or of its line in a file of lines of JSON; `nil`
    /// for a row that is not JSON. In other files, the way begins at the value that is in a row.
    func path(ofRow index: Int) -> JSONPath? {
        guard let place = rows.outline.runs[index], isJSON(place) else { return nil }
        var steps: [JSONPath.Step] = []
        var current = place
        while isJSON(current) {
            if let step = step(to: current) { steps.insert(step, at: 0) }
            guard current.group != 0, let group = rows.outline.group(current.group) else { break }
            if group.rows.isQuoted { steps.insert(.parsed, at: 0) }
            current = group.parent
        }
        return JSONPath(steps)
    }

    /// Returns the step to a row from the value around it; `nil` for a value that none is around.
    private func step(to place: OutlineRuns.Place) -> JSONPath.Step? {
        guard let document = rows.outline.document(ofGroup: place.group) else { return nil }
        let row = rows.outline.documentRow(of: place)
        if let source = document.source(ofRowAt: row, limit: Self.keyLimit), let key = JSONRowSource(source).key {
            return .key(key)
        }
        // The rows of a document are values of their own unless the file is one array.
        guard place.group != 0 || document.isArray else { return nil }
        return .index(row)
    }

    /// The number of bytes in which a key and the first byte of its value are looked for.
    private static let keyLimit = 1 << 16
}
