import UIKit
import UIKitTesting

/// Screens that a person looks at: a settings list, an outline, a grid with headers and a shop.
@MainActor
enum ListPictures {
    nonisolated static let names = [
        "settings", "outline", "grid", "shop", "plain", "editing", "moving", "sidebar", "index",
    ]

    static let all: [(name: String, make: () -> UIViewController)] = [
        ("settings", { settings() }), ("outline", { outline() }), ("grid", { grid() }), ("shop", { shop() }),
        ("plain", { plain() }), ("editing", { editing() }), ("moving", { moving() }), ("sidebar", { sidebar() }),
        ("index", { index() }),
    ]

    private static func settings() -> UIViewController {
        let list = ListController(.insetGrouped) {
            ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary)
        }
        list.headers = ["General", "Display"]
        list.footers = ["Networks that you know are joined automatically.", "The brightness follows the light."]
        list.secondary = ["Bluetooth": "On", "Night Shift": "Sunset to Sunrise"]
        list.accessories = { item in
            switch item {
            case "Wi-Fi": [.label(text: "Home"), .disclosureIndicator()]
            case "Automatic": [.checkmark()]
            case "Bold Text":
                [.customView(configuration: .init(customView: UISwitch(), placement: .trailing()))]
            default: [.disclosureIndicator()]
            }
        }
        list.apply(
            [["Wi-Fi", "Bluetooth", "Mobile Data"], ["Automatic", "Bold Text", "Night Shift"]],
            animated: false
        )
        return list
    }

    private static func outline() -> UIViewController {
        let list = ListController(.insetGrouped)
        list.accessories = { ["Trees", "Conifers", "Flowers"].contains($0) ? [.outlineDisclosure()] : [] }
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["Trees", "Flowers", "Mosses"])
        snapshot.append(["Oak", "Conifers", "Lime"], to: "Trees")
        snapshot.append(["Pine", "Larch"], to: "Conifers")
        snapshot.append(["Tulip"], to: "Flowers")
        snapshot.expand(["Trees", "Conifers"])
        list.source.apply(snapshot, to: 0, animatingDifferences: false)
        return list
    }

    private static func plain() -> UIViewController {
        let list = ListController(.plain) { $0.headerMode = .supplementary }
        list.headers = ["A", "B"]
        list.accessories = { _ in [.disclosureIndicator()] }
        list.apply([["Ada", "Alan"], ["Barbara", "Blaise", "Bjarne"]], animated: false)
        return list
    }

    private static func editing() -> UIViewController {
        let list = ListController(.insetGrouped)
        list.accessories = { $0 == "New" ? [.insert()] : [.delete(), .multiselect(), .disclosureIndicator()] }
        list.apply([["One", "Two", "New"]], animated: false)
        list.collection.isEditing = true
        return list
    }

    /// Rows with grips and menus, of which one is being moved.
    private static func moving() -> UIViewController {
        let list = ListController(.insetGrouped)
        let menu = UIMenu(children: ["Daily", "Weekly"].map { UIAction(title: $0) { _ in } })
        list.accessories = { item in
            switch item {
            case "Backup": [.popUpMenu(menu), .reorder(displayed: .always)]
            case "Photos": [.disclosureIndicator(), .reorder(displayed: .always)]
            default: [.reorder(displayed: .always)]
            }
        }
        list.source.reorderingHandlers.canReorderItem = { _ in true }
        list.apply([["Backup", "Photos", "Mail", "Notes"]], animated: false)
        let screen = TestScreen(size: CGSize(width: 390, height: 560), scale: 2)
        screen.show(list)
        screen.settle()
        _ = list.collection.beginInteractiveMovementForItem(at: [0, 0])
        list.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 150))
        screen.settle()
        return list
    }

    private static func sidebar() -> UIViewController {
        let list = ListController(.sidebar) { $0.headerMode = .firstItemInSection }
        list.accessories = { $0 == "Folders" ? [.outlineDisclosure()] : $0 == "Inbox" ? [.label(text: "12")] : [] }
        var mailboxes = NSDiffableDataSourceSectionSnapshot<String>()
        mailboxes.append(["Mailboxes", "Inbox", "Sent"])
        list.source.apply(mailboxes, to: 0, animatingDifferences: false)
        var folders = NSDiffableDataSourceSectionSnapshot<String>()
        folders.append(["Folders"])
        folders.append(["Work", "Travel"], to: "Folders")
        folders.expand(["Folders"])
        list.source.apply(folders, to: 1, animatingDifferences: false)
        list.collection.layoutIfNeeded()
        list.collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        return list
    }

    private static func index() -> UIViewController {
        let tiles = TileController(plainGridLayout(), counts: [5, 4])
        (tiles.headers, tiles.showsIndex) = (["Animals", "Plants"], true)
        return tiles
    }

    private static func plainGridLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 24)
        layout.headerReferenceSize = CGSize(width: 100, height: 40)
        return layout
    }

    private static func size(
        _ width: NSCollectionLayoutDimension,
        _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .estimated(40)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
    }

    private static func grid() -> UIViewController {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(1 / 3)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 12, trailing: 12)
        section.boundarySupplementaryItems = [header()]
        let tiles = TileController(UICollectionViewCompositionalLayout(section: section), counts: [5, 4])
        tiles.headers = ["Animals", "Plants"]
        return tiles
    }

    private static func shop() -> UIViewController {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            let width: NSCollectionLayoutDimension = index == 0 ? .fractionalWidth(0.85) : .absolute(110)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(width, .absolute(index == 0 ? 150 : 110)),
                subitems: [whole]
            )
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16)
            section.orthogonalScrollingBehavior = index == 0 ? .groupPagingCentered : .continuous
            section.boundarySupplementaryItems = [header()]
            return section
        }
        let tiles = TileController(layout, counts: [4, 8])
        tiles.headers = ["New", "For You"]
        return tiles
    }
}

/// Colored tiles with headers.
@MainActor
final class TileController: UIViewController, UICollectionViewDataSource {
    let collection: UICollectionView
    private let counts: [Int]
    var headers: [String] = []
    var showsIndex = false

    init(_ layout: UICollectionViewLayout, counts: [Int]) {
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        self.counts = counts
        super.init(nibName: nil, bundle: nil)
        collection.backgroundColor = .systemBackground
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        collection.register(
            UICollectionViewListCell.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        collection.dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = collection }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        showsIndex ? headers.map { String($0.prefix(1)) } : nil
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemOrange, .systemGreen, .systemPink]
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = colors[indexPath.item % colors.count]
        background.cornerRadius = 12
        cell.backgroundConfiguration = background
        var content = UIListContentConfiguration.cell()
        content.text = "\(indexPath.item + 1)"
        cell.contentConfiguration = content
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "header",
            for: indexPath
        )
        if let cell = view as? UICollectionViewListCell {
            var content = UIListContentConfiguration.header()
            content.text = headers[indexPath.section]
            cell.contentConfiguration = content
        }
        return view
    }
}
