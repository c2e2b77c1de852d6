import UIKit
import UIKitTesting

/// A list of texts with a diffable data source.
@MainActor
final class ListController: UIViewController {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>

    let collection: UICollectionView
    /// The texts below those of rows.
    var secondary: [String: String] = [:]
    var accessories: (String) -> [UICellAccessory] = { _ in [] }
    var headers: [String] = []
    var footers: [String] = []
    /// The items for which a cell was asked.
    private(set) var asked: [String] = []
    private(set) var source: Source!

    init(_ layout: UICollectionViewLayout) {
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        collection.contentInsetAdjustmentBehavior = .never
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [unowned self] cell, _, item in
            asked.append(item)
            var content = cell.defaultContentConfiguration()
            content.text = item
            content.secondaryText = secondary[item]
            cell.contentConfiguration = content
            cell.accessories = accessories(item)
        }
        source = Source(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let header = supplementary(UICollectionView.elementKindSectionHeader) { [unowned self] in headers[$0] }
        let footer = supplementary(UICollectionView.elementKindSectionFooter) { [unowned self] in footers[$0] }
        source.supplementaryViewProvider = { view, kind, path in
            let used = kind == UICollectionView.elementKindSectionHeader ? header : footer
            return view.dequeueConfiguredReusableSupplementary(using: used, for: path)
        }
    }

    convenience init(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ change: @MainActor (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        self.init(UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = collection }

    private func supplementary(
        _ kind: String,
        _ text: @escaping (Int) -> String
    ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
        UICollectionView.SupplementaryRegistration(elementKind: kind) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = text(path.section)
            cell.contentConfiguration = content
        }
    }

    /// Shows sections of texts.
    @discardableResult
    func show(_ sections: [[String]], size: CGSize = CGSize(width: 320, height: 400)) -> TestScreen {
        apply(sections, animated: false)
        return show(size: size)
    }

    @discardableResult
    func show(size: CGSize = CGSize(width: 320, height: 400)) -> TestScreen {
        let screen = TestScreen(size: size, scale: 2)
        screen.show(self)
        screen.settle()
        asked = []
        return screen
    }

    func apply(_ sections: [[String]], animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections(Array(sections.indices))
        for (section, items) in sections.enumerated() { snapshot.appendItems(items, toSection: section) }
        source.apply(snapshot, animatingDifferences: animated)
    }

    func cell(_ item: String) -> UICollectionViewListCell? {
        source.indexPath(for: item).flatMap { collection.cellForItem(at: $0) as? UICollectionViewListCell }
    }

    /// The frame of the row of an item on the screen.
    func frame(_ item: String) -> CGRect? {
        cell(item).map { collection.convert($0.bounds, from: $0) }.map {
            $0.offsetBy(dx: -collection.contentOffset.x, dy: -collection.contentOffset.y)
        }
    }

    func header(_ section: Int) -> CGRect? { part(UICollectionView.elementKindSectionHeader, section) }

    func footer(_ section: Int) -> CGRect? { part(UICollectionView.elementKindSectionFooter, section) }

    private func part(_ kind: String, _ section: Int) -> CGRect? {
        collection.supplementaryView(forElementKind: kind, at: [section, 0])?.frame
            .offsetBy(dx: 0, dy: -collection.contentOffset.y)
    }
}
