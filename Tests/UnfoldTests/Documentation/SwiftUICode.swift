#if canImport(SwiftUI)
    import SwiftUI
    import UIKit
    import Unfold

    // The code of the article "Unfolding rows in SwiftUI". On Linux, a test compiles it against declarations.

    @available(iOS 16, *)
    struct UnfoldList<Item: Identifiable, Row: View>: UIViewControllerRepresentable where Item.ID: Sendable {
        let items: [Item]
        var policy = ExpansionPolicy.independent
        let row: (Item, RowLevel) -> Row

        func makeUIViewController(context: Context) -> UnfoldListController<Item, Row> {
            UnfoldListController(policy, row)
        }

        func updateUIViewController(_ list: UnfoldListController<Item, Row>, context: Context) {
            list.show(items, by: row)
        }
    }

    @available(iOS 16, *)
    final class UnfoldListController<Item: Identifiable, Row: View>: UICollectionViewController
    where Item.ID: Sendable {
        private let policy: ExpansionPolicy
        private var row: (Item, RowLevel) -> Row
        private var items: [Item.ID: Item] = [:]
        private lazy var expander = RowExpander<Item.ID>(diffable: collectionView, policy: policy)
        private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Item.ID> {
            [unowned self] cell, indexPath, id in
            cell.configurationUpdateHandler = { [weak self] cell, _ in
                guard let self, let item = items[id] else { return }
                let level = expander[id]
                cell.contentConfiguration = UIHostingConfiguration { self.row(item, level) }
            }
            expander.configure(cell, at: indexPath)
        }
        private lazy var source = UICollectionViewDiffableDataSource<Int, Item.ID>(collectionView: collectionView) {
            [cells] collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: id)
        }

        init(_ policy: ExpansionPolicy, _ row: @escaping (Item, RowLevel) -> Row) {
            (self.policy, self.row) = (policy, row)
            let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        }

        required init?(coder: NSCoder) { nil }

        func show(_ new: [Item], by row: @escaping (Item, RowLevel) -> Row) {
            self.row = row
            let known = Set(items.keys)
            items = Dictionary(new.map { ($0.id, $0) }) { first, _ in first }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Item.ID>()
            snapshot.appendSections([0])
            snapshot.appendItems(new.map(\.id))
            snapshot.reconfigureItems(new.map(\.id).filter(known.contains))
            source.apply(snapshot, animatingDifferences: !known.isEmpty)
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    struct CommentText: Identifiable {
        let id: Int
        let text: String
    }

    @available(iOS 16, *)
    struct CommentTextsView: View {
        let comments: [CommentText]

        var body: some View {
            UnfoldList(items: comments, policy: .accordion) { comment, level in
                Text(comment.text).lineLimit(level == .collapsed ? 2 : nil)
            }
        }
    }
#endif
