import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests the frames that views have in the 182 layouts that were recorded of Apple's UIKit.
    @Suite @MainActor struct RecordedLayoutTests {
        @Test func allRecordedLayoutsAreThere() {
            #expect(RecordedLayout.names.count == 182)
        }

        @Test(arguments: RecordedLayout.names)
        func attributesAreTheRecordedOnes(name: String) throws {
            let recorded = try #require(RecordedLayout(named: name))
            let controller = shown(recorded)
            let layout = controller.collection.collectionViewLayout
            let everything = CGRect(x: -1e4, y: -1e4, width: 1e6, height: 1e6)
            let rect = recorded.isOnlyVisible ? controller.collection.bounds : everything
            let frames = (layout.layoutAttributesForElements(in: rect) ?? []).map(RecordedLayout.Frame.init)
            #expect(Set(frames) == recorded.frames)
            #expect(frames.count == recorded.frames.count)
            #expect(layout.collectionViewContentSize == recorded.contentSize)
            #expect(controller.collection.contentSize == recorded.contentSize)
        }

        /// Scrolls through the content, and compares the frame of each view that comes into sight.
        @Test(arguments: RecordedLayout.names)
        func viewsHaveTheRecordedFrames(name: String) throws {
            let recorded = try #require(RecordedLayout(named: name))
            let controller = shown(recorded)
            let collection = controller.collection
            guard recorded.contentOffset == nil else { return compare(collection, recorded) }
            let step = CGSize(width: recorded.size.width / 2, height: recorded.size.height / 2)
            for y in stride(from: 0, through: max(0, recorded.contentSize.height - 1), by: step.height) {
                for x in stride(from: 0, through: max(0, recorded.contentSize.width - 1), by: step.width) {
                    collection.contentOffset = CGPoint(x: x, y: y)
                    collection.layoutIfNeeded()
                    compare(collection, recorded)
                }
            }
        }

        private func shown(_ recorded: RecordedLayout) -> LayoutController {
            let controller = LayoutController(recorded.layout, counts: recorded.counts)
            let screen = TestScreen(size: recorded.size, scale: 2)
            screen.show(controller)
            controller.viewRespectsSystemMinimumLayoutMargins = false
            if let margins = recorded.layoutMargins { controller.collection.directionalLayoutMargins = margins }
            controller.collection.layoutIfNeeded()
            if let offset = recorded.contentOffset { controller.collection.contentOffset = offset }
            controller.collection.layoutIfNeeded()
            return controller
        }

        /// Compares the views on the screen with the recorded ones that are in sight.
        private func compare(_ collection: UICollectionView, _ recorded: RecordedLayout) {
            let numbers = Dictionary(uniqueKeysWithValues: recorded.frames.map { (Key($0.kind, $0.path), $0.numbers) })
            var seen: Set<Key> = []
            for item in collection.indexPathsForVisibleItems {
                guard let cell = collection.cellForItem(at: item) else { continue }
                let key = Key("cell", item)
                seen.insert(key)
                #expect(numbers[key]?.prefix(4).map { $0 } == cell.frame.numbers, "\(item)")
            }
            for (key, recorded) in numbers where key.kind.hasPrefix("supplementary:") {
                let kind = String(key.kind.dropFirst("supplementary:".count))
                guard let view = collection.supplementaryView(forElementKind: kind, at: key.path) else { continue }
                seen.insert(key)
                #expect(recorded.prefix(4).map { $0 } == view.frame.numbers, "\(key)")
            }
            // An item that sticks out of its group is not there outside of the group.
            for (key, numbers) in numbers where key.kind == "cell" && !seen.contains(key) {
                let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                let isInSight = frame.insetBy(dx: 1, dy: 1).intersects(collection.bounds) && frame.width > 2
                let attributes = collection.collectionViewLayout.layoutAttributesForElements(in: collection.bounds)
                let isKnown = attributes?.contains {
                    $0.indexPath == key.path && $0.representedElementCategory == .cell
                }
                #expect(!(isInSight && isKnown == true), "\(key) has no cell")
            }
        }
    }
}

private struct Key: Hashable {
    var kind: String
    var path: IndexPath

    init(_ kind: String, _ path: IndexPath) { (self.kind, self.path) = (kind, path) }
}

extension CGRect {
    /// The numbers without the errors of sums of fractions.
    fileprivate var numbers: [CGFloat] { [minX, minY, width, height].map { ($0 * 1e6).rounded() / 1e6 } }
}

extension RecordedLayout.Frame {
    @MainActor fileprivate init(_ attributes: UICollectionViewLayoutAttributes) {
        let kind =
            switch attributes.representedElementCategory {
            case .cell: "cell"
            case .supplementaryView: "supplementary:" + (attributes.representedElementKind ?? "")
            case .decorationView: "decoration:" + (attributes.representedElementKind ?? "")
            @unknown default: ""
            }
        self.init(
            kind: kind,
            path: attributes.indexPath,
            numbers: attributes.frame.numbers + [CGFloat(attributes.zIndex)]
        )
    }
}
