import UIKit
import Unfold

/// The layouts of the collection views in these tests.
enum ItemsLayout: CaseIterable, Sendable {
    case plainList, insetList, estimatedRows, flow

    @MainActor func makeLayout() -> UICollectionViewLayout {
        switch self {
        case .plainList:
            UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        case .insetList:
            UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            )
        case .estimatedRows: Self.rows()
        case .flow: Self.flow()
        }
    }

    @MainActor private static func rows() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 4
        return UICollectionViewCompositionalLayout(section: section)
    }

    @MainActor private static func flow() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.minimumLineSpacing = 4
        return layout
    }
}

/// A collection view of notes, written as a client of the library would.
class ItemsController: UICollectionViewController {
    var sections: [[Note]]
    let kind: ItemsLayout
    private let policy: ExpansionPolicy
    private let scope: ExpansionScope<Note.ID>
    lazy var expander = RowExpander<Note.ID>(collectionView, policy: policy, scope: scope) { [unowned self] in
        sections[$0.section][$0.item].id
    }
    private lazy var notes = UICollectionView.CellRegistration<NoteItem, Note> { [unowned self] cell, path, note in
        cell.message.text = note.text
        cell.setTextWidth(kind == .flow ? collectionView.bounds.width - 80 : nil)
        expander.configure(cell, at: path)
    }

    init(
        _ sections: [[Note]],
        _ kind: ItemsLayout,
        policy: ExpansionPolicy = .independent,
        scope: ExpansionScope<Note.ID> = .table
    ) {
        (self.sections, self.kind, self.policy, self.scope) = (sections, kind, policy, scope)
        super.init(collectionViewLayout: kind.makeLayout())
        _ = notes
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let note = sections[indexPath.section][indexPath.item]
        return collectionView.dequeueConfiguredReusableCell(using: notes, for: indexPath, item: note)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
