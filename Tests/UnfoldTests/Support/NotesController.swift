import UIKit
import Unfold

/// A table of notes, written as a client of the library would.
class NotesController: UITableViewController {
    var sections: [[Note]]
    private(set) var cellsMade = 0
    /// Whether cells are dequeued with the sizes of their rows.
    var dequeuesForRows = true
    private let policy: ExpansionPolicy
    private let scope: ExpansionScope<Note.ID>
    /// Whether another expander, with equal identifiers, unfolds the rows of the second section.
    var hasSecondExpander = false
    lazy var expander = RowExpander<Note.ID>(tableView, policy: policy, scope: scope) { [unowned self] in
        hasSecondExpander && $0.section == 1 ? nil : sections[$0.section][$0.row].id
    }
    lazy var secondExpander = RowExpander<Note.ID>(tableView) { [unowned self] in
        $0.section == 1 ? sections[1][$0.row].id : nil
    }

    /// Returns the expander of a section.
    func expander(of section: Int) -> RowExpander<Note.ID> {
        hasSecondExpander && section == 1 ? secondExpander : expander
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
        let sized =
            dequeuesForRows
            ? tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            : tableView.dequeueReusableCell(withIdentifier: "note")
        guard let cell = sized else { return UITableViewCell() }
        (cell as? NoteCell)?.message.text = sections[indexPath.section][indexPath.row].text
        expander(of: indexPath.section).configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander(of: indexPath.section).toggle(at: indexPath)
    }
}
