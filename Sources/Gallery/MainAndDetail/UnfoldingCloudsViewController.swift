import UIKit
import Unfold

/// A table in which tapping a row shows its details and folds the previous row. Details are created
/// when a row unfolds.
final class UnfoldingCloudsViewController: UITableViewController {
    private let clouds = Cloud.all
    private let pictures = Dictionary(uniqueKeysWithValues: Cloud.all.map { ($0.id, $0.picture.image()) })
    private(set) lazy var expander = RowExpander<Cloud.ID>(tableView, policy: .accordion) { [unowned self] in
        clouds[$0.row].id
    }

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        // The separators begin at the text, beside the picture.
        tableView.separatorInsetReference = .fromAutomaticInsets
        tableView.separatorInset.left = 56
        tableView.register(UnfoldingCloudCell.self, forCellReuseIdentifier: "cloud")
        let clouds = Dictionary(uniqueKeysWithValues: clouds.map { ($0.id, $0) })
        expander.details = RowDetails { [pictures] id in
            clouds[id]?.makeDetailView(picture: pictures[id]) ?? UIView()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        clouds.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cloud = clouds[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "cloud", for: indexPath)
        (cell as? UnfoldingCloudCell)?.show(cloud, picture: pictures[cloud.id])
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
