import Testing
import UIKit
import UIKitTesting

/// Tests collection views whose items unfold without an expander, as UIKit lets clients do it.
@Suite(.serialized) @MainActor struct CollectionTests {
    /// An item as high as a text, of which it shows two lines or all.
    private final class TextItem: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.clipsToBounds = true
            label.numberOfLines = 2
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let bottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
            bottom.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                label.widthAnchor.constraint(equalToConstant: 375), bottom,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Items: UICollectionViewController {
        private var open: Set<Int> = []
        let layout = UICollectionViewFlowLayout()

        init() {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            layout.minimumLineSpacing = 1
            super.init(collectionViewLayout: layout)
            collectionView.register(TextItem.self, forCellWithReuseIdentifier: "item")
        }

        required init?(coder: NSCoder) { nil }

        func item(_ index: Int) throws -> TextItem {
            try #require(collectionView.cellForItem(at: [0, index]) as? TextItem)
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            40
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            (cell as? TextItem)?.label.text = "Item \(indexPath.item) \(String.words(40))"
            (cell as? TextItem)?.label.numberOfLines = open.contains(indexPath.item) ? 0 : 2
            return cell
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            collectionView.deselectItem(at: indexPath, animated: false)
            open.formSymmetricDifference([indexPath.item])
            let cell = collectionView.cellForItem(at: indexPath) as? TextItem
            UIView.animate(withDuration: 0.3) { [open] in
                cell?.label.numberOfLines = open.contains(indexPath.item) ? 0 : 2
                cell?.invalidateIntrinsicContentSize()
                collectionView.layoutIfNeeded()
            }
        }
    }

    @Test(arguments: Conducts.all) func anItemUnfoldsInAnAnimation(conduct: PlatformConduct) throws {
        let items = Items()
        let screen = TestScreen.showing(items, conduct)
        let folded = screen.presentedFrame(of: try items.item(3))
        for opens in [true, false] {
            screen.tap(try items.item(3))
            var last: CGFloat?
            try screen.frames(24) {
                let frame = screen.presentedFrame(of: try items.item(3))
                let next = screen.presentedFrame(of: try items.item(4))
                #expect(abs(frame.minY - folded.minY) < 0.6 && abs(next.minY - frame.maxY - 1) < 1, "\(frame), \(next)")
                if let last { #expect(opens ? frame.height >= last - 0.01 : frame.height <= last + 0.01) }
                last = frame.height
            }
            screen.settle()
            let height = try items.item(3).frame.height
            #expect(opens ? height > folded.height + 20 : abs(height - folded.height) < 0.6)
            items.layout.invalidateLayout()
            screen.settle()
            #expect(try abs(items.item(3).frame.height - height) < 0.6)
        }
    }

    /// The ways in which an item whose content has changed takes another size.
    enum Change: CaseIterable {
        case byItself, ofItsSize, byTheLayout
    }

    @Test(arguments: Change.allCases, Conducts.all) func anItemTakesTheSizeOfItsText(
        change: Change,
        conduct: PlatformConduct
    ) throws {
        for mode in [UICollectionView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints] {
            let items = Items()
            let screen = TestScreen.showing(items, conduct)
            let collection = try #require(items.collectionView)
            collection.selfSizingInvalidation = mode
            let item = try items.item(3)
            let height = item.frame.height
            switch change {
            case .byItself: item.label.numberOfLines = 0
            case .ofItsSize:
                item.label.numberOfLines = 0
                item.invalidateIntrinsicContentSize()
            case .byTheLayout:
                UIView.animate(withDuration: 0.3) {
                    item.label.numberOfLines = 0
                    items.layout.invalidateLayout()
                    collection.layoutIfNeeded()
                }
            }
            screen.frames(10) {
                let (frame, next) = (screen.presentedFrame(of: item), collection.cellForItem(at: [0, 4]))
                let below = next.map(screen.presentedFrame) ?? .zero
                #expect(abs(below.minY - frame.maxY - 1) < 1, "\(frame), \(below)")
            }
            screen.settle()
            let grows = change != .byItself || mode == .enabledIncludingConstraints
            let now = try items.item(3).frame.height
            #expect(grows ? now > height + 20 : abs(now - height) < 0.6, "\(mode), \(change): \(height) to \(now)")
            #expect(try !grows || items.item(3).label.showsAll)
        }
    }
}
