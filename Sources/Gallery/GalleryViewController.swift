import UIKit

/// A list of the examples. Selecting a row shows its example.
public final class GalleryViewController: UITableViewController {
    private let groups: [ExampleGroup]

    public init(groups: [ExampleGroup] = ExampleGroup.all) {
        self.groups = groups
        super.init(style: .insetGrouped)
        title = "Unfold"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ExampleCell.self, forCellReuseIdentifier: "example")
    }

    public override func numberOfSections(in tableView: UITableView) -> Int {
        groups.count
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].examples.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    public override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "example", for: indexPath)
        cell.textLabel?.text = example(at: indexPath).title
        cell.detailTextLabel?.text = example(at: indexPath).summary
        cell.detailTextLabel?.numberOfLines = 0
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let example = example(at: indexPath)
        let controller = example.makeViewController()
        controller.title = example.title
        navigationController?.pushViewController(controller, animated: true)
    }

    private func example(at indexPath: IndexPath) -> Example {
        groups[indexPath.section].examples[indexPath.row]
    }
}

/// A cell with a title and a summary below it.
private final class ExampleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
