import UIKit
import Unfold

/// The same settings as in `SettingsListViewController`, of which one is open in each section. A choice folds its
/// setting.
final class UnfoldingSettingsListViewController: SettingsListController {
    private(set) lazy var outlines = SettingSection.all.indices.map {
        ExpansionOutline<SettingRow>(collectionView, section: $0, policy: .accordion)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (outline, section) in zip(outlines, SettingSection.all) {
            let choices = Dictionary(uniqueKeysWithValues: section.settings.map { ($0.id, $0.choices) })
            let tree = ExpansionTree<SettingRow>(ids: section.settings.map { .setting($0.id) }) { row in
                guard case .setting(let id) = row else { return nil }
                return choices[id]?.map { .choice($0, of: id) }
            }
            outline.setTree(tree, animated: false)
        }
    }

    override func configure(_ cell: UICollectionViewListCell, _ row: SettingRow, at indexPath: IndexPath) {
        super.configure(cell, row, at: indexPath)
        outlines[indexPath.section].configure(cell, at: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let row = source.itemIdentifier(for: indexPath), case .choice(_, let setting) = row else { return }
        choose(row)
        outlines[indexPath.section].expander.set(.collapsed, for: .setting(setting))
    }
}
