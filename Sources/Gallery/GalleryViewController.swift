import UIKit

/// The list of examples; choosing one shows it.
public final class GalleryViewController: UITableViewController {
    private let examples: [Example]

    public init(examples: [Example] = Example.all) {
        self.examples = examples
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

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        examples.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Tables that unfold"
    }

    public override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "example", for: indexPath)
        cell.textLabel?.text = examples[indexPath.row].title
        cell.detailTextLabel?.text = examples[indexPath.row].summary
        cell.detailTextLabel?.numberOfLines = 0
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let example = examples[indexPath.row]
        let controller = example.makeViewController()
        controller.title = example.title
        navigationController?.pushViewController(controller, animated: true)
    }
}

/// A row with a title and a summary below it.
private final class ExampleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
