import UIKit

/// A list of settings whose choices are shown below them, by section snapshots. The choices stay open until the user
/// folds them.
final class SettingsListViewController: SettingsListController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for (number, section) in SettingSection.all.enumerated() {
            var snapshot = NSDiffableDataSourceSectionSnapshot<SettingRow>()
            for setting in section.settings {
                snapshot.append([.setting(setting.id)])
                snapshot.append(
                    setting.choices.map { .choice($0, of: setting.id) },
                    to: .setting(setting.id)
                )
            }
            source.apply(snapshot, to: number, animatingDifferences: false)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let row = source.itemIdentifier(for: indexPath) { choose(row) }
    }
}
