import CoreGraphics
import SeededRandom
import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Compares collection views after random updates with new ones of the same items.
    @Suite @MainActor struct CompositionLawTests {
        /// After any updates the views that are shown have the frames of a new view with the same items that has shown
        /// everything.
        @Test(arguments: 0..<30 as Range<UInt64>) func updatesLeadToThePlacesOfANewView(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let layout = RandomLayout(&random)
            let fixture = ModelController(layout, &random)
            let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
            screen.show(fixture)
            screen.settle()
            for _ in 0..<12 {
                fixture.change(&random)
                if random.below(3) == 0 {
                    let highest = max(0, fixture.collection.contentSize.height - 480)
                    fixture.collection.contentOffset.y = min(CGFloat(random.below(2000)), highest)
                }
                screen.settle()
                fixture.measureEverything()
                let fresh = ModelController(layout, fixture.items)
                let other = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
                other.show(fresh)
                fresh.measureEverything()
                #expect(fixture.frames == fresh.frames, "seed \(seed)")
                #expect(fixture.collection.contentSize == fresh.collection.contentSize, "seed \(seed)")
                let shown = fixture.shownFrames
                for (name, frame) in shown { #expect(fresh.frames[name] == frame, "seed \(seed), \(name)") }
            }
        }

        /// An outline shows what a model of it shows, after any taps and snapshots.
        @Test(arguments: 0..<20 as Range<UInt64>) func outlinesShowTheirVisibleItems(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let list = ListController(.insetGrouped)
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            for item in 0..<30 {
                let parents = snapshot.items
                let parent = parents.isEmpty || random.below(4) == 0 ? nil : parents[random.below(parents.count)]
                snapshot.append(["\(item)"], to: parent)
            }
            list.accessories = { item in snapshot.contains(item) ? [.outlineDisclosure()] : [] }
            list.source.apply(snapshot, to: 0, animatingDifferences: false)
            let screen = list.show(size: CGSize(width: 320, height: 700))
            for _ in 0..<20 {
                let visible = snapshot.visibleItems
                let item = visible[random.below(min(visible.count, 8))]
                if snapshot.isExpanded(item) { snapshot.collapse([item]) } else { snapshot.expand([item]) }
                if random.below(2) == 0, let cell = list.cell(item) {
                    screen.tap(at: CGPoint(x: 280, y: cell.frame.midY - list.collection.contentOffset.y))
                } else {
                    list.source.apply(snapshot, to: 0, animatingDifferences: random.below(2) == 0)
                }
                screen.settle()
                #expect(list.source.snapshot().itemIdentifiers == snapshot.visibleItems, "seed \(seed)")
                #expect(list.source.snapshot(for: 0).visibleItems == snapshot.visibleItems, "seed \(seed)")
                for item in snapshot.visibleItems {
                    guard let cell = list.cell(item) else { continue }
                    #expect(cell.indentationLevel == snapshot.level(of: item), "seed \(seed), \(item)")
                    #expect(cell.configurationState.isExpanded == snapshot.isExpanded(item), "seed \(seed), \(item)")
                }
            }
        }
    }
}

/// A random layout, which can be made any number of times.
@MainActor
private struct RandomLayout {
    private struct Section {
        var columns: Int
        var isEstimated: Bool
        var hasHeader: Bool
        var pins: Bool
        var spacing: CGFloat
        var isList: Bool
    }

    private let sections: [Section]

    init(_ random: inout SeededGenerator) {
        sections = (0..<5).map { _ in
            Section(
                columns: 1 + random.below(3),
                isEstimated: random.below(3) > 0,
                hasHeader: random.below(2) == 0,
                pins: random.below(4) == 0,
                spacing: CGFloat(random.below(3) * 4),
                isList: random.below(4) == 0
            )
        }
    }

    /// - Parameter identity: Returns the identity of a section, which stays in updates.
    func make(identity: @escaping (Int) -> Int) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let section = sections[identity(index) % sections.count]
            if section.isList {
                var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
                if section.hasHeader { configuration.headerMode = .supplementary }
                return .list(using: configuration, layoutEnvironment: environment)
            }
            let height: NSCollectionLayoutDimension = section.isEstimated ? .estimated(50) : .absolute(60)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / CGFloat(section.columns)),
                    heightDimension: height
                )
            )
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
                subitems: [item]
            )
            group.interItemSpacing = .fixed(section.spacing)
            let made = NSCollectionLayoutSection(group: group)
            made.interGroupSpacing = section.spacing
            made.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 12, trailing: 8)
            if section.hasHeader {
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1),
                        heightDimension: .absolute(30)
                    ),
                    elementKind: UICollectionView.elementKindSectionHeader,
                    alignment: .top
                )
                header.pinToVisibleBounds = section.pins
                made.boundarySupplementaryItems = [header]
            }
            return made
        }
    }
}

/// A collection view of named items in numbered sections, which changes at random.
@MainActor
private final class ModelController: UIViewController, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
        var height: CGFloat = 0

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = height
            return layoutAttributes
        }
    }

    typealias Items = [(section: Int, items: [Int])]

    private(set) var items: Items
    private var nextName = 1000
    private(set) var collection: UICollectionView!

    init(_ layout: RandomLayout, _ items: Items) {
        self.items = items
        super.init(nibName: nil, bundle: nil)
        collection = UICollectionView(
            frame: .zero,
            collectionViewLayout: layout.make { [unowned self] in self.items[$0].section }
        )
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        collection.dataSource = self
    }

    convenience init(_ layout: RandomLayout, _ random: inout SeededGenerator) {
        var number = 0
        self.init(
            layout,
            (0..<3).map { section in
                (
                    section,
                    (0..<random.below(12)).map { _ in
                        number += 1
                        return number
                    }
                )
            }
        )
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = collection }

    func change(_ random: inout SeededGenerator) {
        var changed = items
        var generator = random
        collection.performBatchUpdates {
            switch generator.below(6) {
            case 0 where changed.count < 5:
                let unused = (0..<10).first { section in !changed.contains { $0.section == section } } ?? 0
                let index = generator.below(changed.count + 1)
                nextName += 3
                changed.insert((unused, [nextName - 2, nextName - 1, nextName]), at: index)
                collection.insertSections([index])
            case 1 where changed.count > 1:
                let index = generator.below(changed.count)
                changed.remove(at: index)
                collection.deleteSections([index])
            case 2:
                let from = generator.below(changed.count)
                guard !changed[from].items.isEmpty else { break }
                let to = generator.below(changed.count)
                let item = generator.below(changed[from].items.count)
                let moved = changed[from].items.remove(at: item)
                let place = generator.below(changed[to].items.count + 1)
                changed[to].items.insert(moved, at: place)
                collection.moveItem(at: [from, item], to: [to, place])
            case 3:
                let section = generator.below(changed.count)
                guard !changed[section].items.isEmpty else { break }
                let item = generator.below(changed[section].items.count)
                changed[section].items.remove(at: item)
                collection.deleteItems(at: [[section, item]])
            default:
                let section = generator.below(changed.count)
                let place = generator.below(changed[section].items.count + 1)
                let new = (0..<1 + generator.below(4)).map { _ in
                    nextName += 1
                    return nextName
                }
                changed[section].items.insert(contentsOf: new, at: place)
                collection.insertItems(at: new.indices.map { [section, place + $0] })
            }
            items = changed
        }
        random = generator
    }

    /// Lets every cell come into sight, so that it is measured.
    func measureEverything() {
        let place = collection.contentOffset
        collection.layoutIfNeeded()
        var y: CGFloat = 0
        while y < collection.contentSize.height {
            collection.contentOffset.y = y
            collection.layoutIfNeeded()
            y += 200
        }
        collection.contentOffset = CGPoint(x: 0, y: min(place.y, max(0, collection.contentSize.height - 480)))
        collection.layoutIfNeeded()
    }

    /// The frames of all items, by their names.
    var frames: [Int: CGRect] {
        var frames: [Int: CGRect] = [:]
        for (section, row) in items.enumerated() {
            for (item, name) in row.items.enumerated() {
                frames[name] = collection.layoutAttributesForItem(at: [section, item])?.frame
            }
        }
        return frames
    }

    /// The frames of the cells on the screen.
    var shownFrames: [Int: CGRect] {
        Dictionary(uniqueKeysWithValues: collection.visibleCells.map { ($0.tag, $0.frame) })
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items[section].items.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let name = items[indexPath.section].items[indexPath.item]
        cell.tag = name
        (cell as? Cell)?.height = 20 + CGFloat(name * 37 % 90)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}
