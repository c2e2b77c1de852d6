import UIKit

/// A list of the examples. Selecting a row shows its example.
public final class GalleryViewController: UITableViewController {
    private let groups: [ExampleGroup]
    /// The rows of the app, in a section of their own.
    package var leadingRows: (any LeadingRows)?

    /// The index of the section with the app's rows.
    private var ownSection: Int? { leadingRows.map { $0.comesFirst ? 0 : groups.count } }

    /// Creates a gallery.
    ///
    /// - Parameter groups: The groups of its examples; `nil` for all of the gallery.
    public init(groups: [ExampleGroup]? = nil) {
        self.groups = groups ?? ExampleGroup.all
        super.init(style: .insetGrouped)
        title = "Unfold"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Returns a gallery in a navigation controller with large titles.
    public static func inNavigationController(
        _ gallery: GalleryViewController = GalleryViewController()
    ) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: gallery)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.register(ExampleCell.self, forCellReuseIdentifier: "example")
    }

    public override func numberOfSections(in tableView: UITableView) -> Int {
        groups.count + (leadingRows == nil ? 0 : 1)
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if let leadingRows, section == ownSection { return leadingRows.rowCount }
        return group(section).examples.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        if let leadingRows, section == ownSection { return leadingRows.title }
        return group(section).title
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        leadingRows?.reload()
        if leadingRows != nil { tableView.reloadData() }
    }

    private func group(_ section: Int) -> ExampleGroup {
        groups[leadingRows?.comesFirst == true ? section - 1 : section]
    }

    public override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        if let leadingRows, indexPath.section == ownSection {
            return leadingRows.cell(at: indexPath.row, in: tableView)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "example", for: indexPath)
        (cell as? ExampleCell)?.show(example(at: indexPath))
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let leadingRows, indexPath.section == ownSection {
            leadingRows.select(indexPath.row)
            return tableView.deselectRow(at: indexPath, animated: true)
        }
        let example = example(at: indexPath)
        let controller = example.makeViewController()
        controller.title = example.title
        controller.navigationItem.largeTitleDisplayMode = .never
        if let splitViewController {
            splitViewController.showDetailViewController(controller, sender: self)
        } else {
            navigationController?.pushViewController(controller, animated: true)
        }
    }

    private func example(at indexPath: IndexPath) -> Example {
        group(indexPath.section).examples[indexPath.row]
    }
}

/// A cell with an icon, a title and a summary below it.
private final class ExampleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        detailTextLabel?.textColor = .secondaryLabel
        for label in [textLabel, detailTextLabel] {
            label?.numberOfLines = 0
            label?.adjustsFontForContentSizeCategory = true
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ example: Example) {
        // Large texts need the width of the icon.
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        imageView?.image = isLarge ? nil : example.icon.image()
        textLabel?.text = example.title
        detailTextLabel?.text = example.summary
    }
}
