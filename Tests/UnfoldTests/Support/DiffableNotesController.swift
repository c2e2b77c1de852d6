import UIKit
import Unfold

/// A table of notes with a diffable data source of their identifiers.
final class DiffableNotesController: UITableViewController {
    var notes: [Note.ID: Note]
    private(set) lazy var source: UITableViewDiffableDataSource<Int, Note.ID> = .init(tableView: tableView) {
        [unowned self] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        (cell as? NoteCell)?.message.text = notes[id]?.text
        expander.configure(cell, at: indexPath)
        return cell
    }
    private(set) lazy var expander = RowExpander<Note.ID>(tableView) { [unowned self] in source.itemIdentifier(for: $0)
    }

    init(_ notes: [Note]) {
        self.notes = Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0) })
        super.init(style: .plain)
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        expander.locate = { [unowned self] in source.indexPath(for: $0) }
        show(notes.map(\.id))
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows rows in a given order, and reconfigures or reloads some of them.
    func show(_ ids: [Note.ID], reconfigured: [Note.ID] = [], reloaded: [Note.ID] = []) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Note.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(ids)
        snapshot.reconfigureItems(reconfigured)
        snapshot.reloadItems(reloaded)
        source.apply(snapshot, animatingDifferences: tableView.window != nil)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
