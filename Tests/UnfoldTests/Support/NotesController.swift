import UIKit
import Unfold

/// A table of notes, written as a client of the library would.
final class NotesController: UITableViewController {
    var sections: [[Note]]
    private(set) var cellsMade = 0
    private let policy: ExpansionPolicy
    private let scope: ExpansionScope<Note.ID>
    lazy var expander = RowExpander<Note.ID>(tableView, policy: policy, scope: scope) { [unowned self] in
        sections[$0.section][$0.row].id
    }

    init(_ sections: [[Note]], policy: ExpansionPolicy = .independent, scope: ExpansionScope<Note.ID> = .table) {
        self.sections = sections
        self.policy = policy
        self.scope = scope
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellsMade += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        (cell as? NoteCell)?.message.text = sections[indexPath.section][indexPath.row].text
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
