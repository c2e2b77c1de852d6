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

    /// Returns the gallery in a navigation controller with large titles.
    public static func inNavigationController() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: GalleryViewController())
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
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
        (cell as? ExampleCell)?.show(example(at: indexPath))
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let example = example(at: indexPath)
        let controller = example.makeViewController()
        controller.title = example.title
        controller.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(controller, animated: true)
    }

    private func example(at indexPath: IndexPath) -> Example {
        groups[indexPath.section].examples[indexPath.row]
    }
}

/// A cell with an icon, a title and a summary below it.
private final class ExampleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        detailTextLabel?.numberOfLines = 0
        detailTextLabel?.textColor = .secondaryLabel
        for label in [textLabel, detailTextLabel] { label?.adjustsFontForContentSizeCategory = true }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ example: Example) {
        imageView?.image = example.icon.image()
        textLabel?.text = example.title
        detailTextLabel?.text = example.summary
    }
}
