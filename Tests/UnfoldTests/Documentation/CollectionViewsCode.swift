import UIKit
import Unfold

/// The code of the article "Unfolding items of collection views", and of the reference for collection views.
enum CollectionViewsCode {
    struct Recipe: Identifiable {
        let id: Int
        let steps: String
    }

    final class RecipeCell: UICollectionViewListCell, UnfoldingCell {
        let steps = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            steps.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(steps)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                steps.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                steps.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                steps.topAnchor.constraint(equalTo: margins.topAnchor),
                steps.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func apply(_ level: RowLevel, reason: ExpansionReason) {
            steps.numberOfLines = level == .collapsed ? 2 : 0
        }

        var truncatable: [UILabel] { [steps] }
    }

    final class RecipesViewController: UICollectionViewController {
        let recipes: [Recipe]
        lazy var expander = RowExpander<Recipe.ID>(collectionView, policy: .accordion) { [unowned self] in
            recipes[$0.item].id
        }
        lazy var cells = UICollectionView.CellRegistration<RecipeCell, Recipe> {
            [unowned self] cell, indexPath, recipe in
            cell.steps.text = recipe.steps
            expander.configure(cell, at: indexPath)
        }

        init(_ recipes: [Recipe]) {
            self.recipes = recipes
            let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            _ = cells  // A registration is made before the first cell.
        }

        required init?(coder: NSCoder) { nil }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            recipes.count
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: recipes[indexPath.item])
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    struct Topic: Identifiable, Sendable {
        let id: String
        var topics: [Topic] = []

        static let all = [Topic(id: "Bread", topics: [Topic(id: "Flour"), Topic(id: "Water")]), Topic(id: "Salt")]
    }

    final class TopicsViewController: UICollectionViewController {
        lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Topic.ID> {
            [unowned self] cell, indexPath, id in
            var content = cell.defaultContentConfiguration()
            content.text = id
            cell.contentConfiguration = content
            cell.accessories = outline.tree.isGroup(id) ? [.outlineDisclosure()] : []
            outline.configure(cell, at: indexPath)
        }
        lazy var source = UICollectionViewDiffableDataSource<Int, Topic.ID>(collectionView: collectionView) {
            [cells] collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: id)
        }
        lazy var outline = ExpansionOutline<Topic.ID>(collectionView, section: 0)

        init() {
            let list = UICollectionLayoutListConfiguration(appearance: .sidebar)
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.dataSource = source
            outline.setTree(ExpansionTree(Topic.all, children: \.topics), animated: false)
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            outline.expander.toggle(at: indexPath)
        }
    }

    // MARK: Reference

    final class NoteItem: UICollectionViewCell {
        let message = UILabel()
        let handle = UIView()
        var label: UILabel { message }
    }

    struct Note: Hashable, Identifiable {
        let id: Int
        let text: String
    }

    final class NotesViewController: UICollectionViewController {
        lazy var expander = RowExpander<Int>(collectionView) { $0.item }

        func register() -> UICollectionView.CellRegistration<NoteItem, Note> {
            let notes = UICollectionView.CellRegistration<NoteItem, Note> { [unowned self] cell, indexPath, note in
                cell.message.text = note.text
                expander.configure(cell, at: indexPath)
            }
            return notes
        }
    }

    @MainActor static func creations(
        _ collectionView: UICollectionView,
        label: @escaping @MainActor (UICollectionViewCell) -> UILabel?
    ) -> [LevelExpander<Int, RowLevel>] {
        var all: [LevelExpander<Int, RowLevel>] = []
        do {
            let expander = LevelExpander<Int, RowLevel>(collectionView, policy: .accordion) { $0.item }
            all.append(expander)
        }
        do {
            let expander = LevelExpander<Note.ID, RowLevel>(diffable: collectionView)
            all.append(expander)
        }
        do {
            let expander = LevelExpander<Note.ID, RowLevel>(diffable: collectionView) { (note: Note) in note.id }
            all.append(expander)
        }
        do {
            let expander = LevelExpander<Int, RowLevel>(collectionView, lines: 2, of: label) { $0.item }
            all.append(expander)
        }
        return all
    }

    @MainActor static func uses(_ expander: RowExpander<Int>, _ collectionView: UICollectionView) {
        expander.collectionView?.reloadData()
        expander.setAppearance(of: UICollectionViewListCell.self) { cell, level, _ in
            cell.contentView.backgroundColor = level == .collapsed ? nil : .systemFill
        }
        let drag = ExpansionDrag(expander, of: NoteItem.self) { $0.handle }
        collectionView.addGestureRecognizer(drag)
    }

    @MainActor static func outline(_ collectionView: UICollectionView, _ topics: [Topic]) -> ExpansionOutline<Topic.ID>
    {
        let tree = ExpansionTree(topics, children: \.topics)
        let outline = ExpansionOutline(collectionView, section: "topics", tree)
        return outline
    }

    @MainActor static func cells(
        of outline: ExpansionOutline<Topic.ID>
    ) -> UICollectionView.CellRegistration<UICollectionViewListCell, Topic.ID> {
        let topics = UICollectionView.CellRegistration<UICollectionViewListCell, Topic.ID> { cell, indexPath, id in
            var content = cell.defaultContentConfiguration()
            content.text = id
            cell.contentConfiguration = content
            cell.accessories = outline.tree.isGroup(id) ? [.outlineDisclosure()] : []
            outline.configure(cell, at: indexPath)
        }
        return topics
    }
}
