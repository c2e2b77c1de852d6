import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting

/// Updates, reloads, scrolls and selects items of a collection view, and changes its layout, at any time during one
/// another's motions. At rest, it looks like a new one.
package final class CollectionFuzzer: Fuzzer {
    package static let name = "collection"
    package static let lengths = 1...30

    private static let size = CGSize(width: 300, height: 400)
    /// The distance in points up to which the movement of a finger is a tap.
    private static let slop = 10
    let screen = TestScreen(size: size, scale: 1)
    let client: FuzzedCollection
    private(set) var selected: Set<Int> = []
    private var finger: CGPoint?
    private var isAtRest = false

    var view: UICollectionView { client.view }

    package static func drawSetup(using generator: inout SeededGenerator) -> CollectionSetup {
        CollectionSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> CollectionStep {
        CollectionStep(using: &generator)
    }

    package init(_ setup: CollectionSetup) {
        client = FuzzedCollection(
            TableData(heights: setup.sections),
            setup.placing,
            hasHeaders: setup.hasHeaders,
            usesSnapshots: setup.usesSnapshots,
            frame: CGRect(origin: .zero, size: Self.size)
        )
        screen.window.addSubview(client.view)
        screen.settle()
    }

    package var objectsInUse: [AnyObject] { screen.window.viewsInside }

    package var watchedObjects: [WatchedObject] {
        [WatchedObject("the collection view", view), WatchedObject("its layout", view.collectionViewLayout)]
            + view.subviews.compactMap { $0 as? UICollectionReusableView }.map { WatchedObject("a view in it", $0) }
    }

    package func tearDown() {
        client.forgetActions()
        putDown(isCanceled: true)
        liftFinger()
        view.removeFromSuperview()
        screen.settle()
    }

    // MARK: Steps

    package func perform(_ step: CollectionStep) {
        isAtRest = false
        switch step {
        case .slide(let distance, let flings):
            screen.scroll(by: along(distance), at: CGPoint(x: 100, y: 150), duration: 0.1, flings: flings)
        case .drag(let distance, let milliseconds):
            guard finger == nil else { return }
            let (start, way) = (CGPoint(x: 100, y: 150), along(distance))
            let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
            let scrolls = range.upperBound > 0
            screen.drag(from: start, to: end, duration: Double(milliseconds) / 1000)
            // A drag over a short distance, or over a view that doesn't scroll, is a tap.
            if abs(distance) <= Self.slop || !scrolls { noteSelection() }
        case .hold(let distance): hold(distance)
        case .lift(let isCancelled): liftFinger(isCancelled: isCancelled)
        case .select(let item):
            guard let path = client.data.path(item) else { return }
            view.selectItem(at: path, animated: false, scrollPosition: [])
            selected.insert(client.data[path].id)
        case .deselect(let item):
            guard let path = client.data.path(item) else { return }
            view.deselectItem(at: path, animated: false)
            selected.remove(client.data[path].id)
        case .tap(let item):
            guard finger == nil else { return }
            screen.tap(at: CGPoint(x: CGFloat(item % 3) * 100 + 40, y: CGFloat(item * 6)))
            noteSelection()
        case .advance(let milliseconds): screen.advance(by: Double(milliseconds) / 1000)
        case .settle: settle()
        case .putDown(let isCanceled): putDown(isCanceled: isCanceled)
        case .returnToWindow: if view.superview == nil { screen.window.addSubview(view) }
        case .next(let callback, let step): client.next(callback) { [unowned self] in performByCode(step) }
        default: performByCode(step)
        }
    }

    /// Performs a step that an app may perform in a callback.
    private func performByCode(_ step: CollectionStep) {
        switch step {
        case .batch(let edits, let surrounding): update(edits, surrounding)
        case .reloadData:
            selected = []
            client.reload()
        case .scroll(let percent, let animated):
            let place = range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(percent) / 100
            view.setContentOffset(offset(along: place), animated: animated)
        case .scrollToItem(let item, let position, let animated):
            let positions: [UICollectionView.ScrollPosition] =
                client.placing.isSideways
                ? [[], .left, .centeredHorizontally, .right] : [[], .top, .centeredVertically, .bottom]
            guard let path = client.data.path(item) else { return }
            view.scrollToItem(at: path, at: positions[position % positions.count], animated: animated)
        case .leaveWindow: view.removeFromSuperview()
        case .setSize(let width, let height): view.frame.size = CGSize(width: width, height: height)
        case .invalidateLayout: view.collectionViewLayout.invalidateLayout()
        case .setSpacing(let spacing): client.spacing = CGFloat(spacing)
        case .changeLayout(let placing, let animated): client.change(to: placing, animated: animated)
        case .pickUp(let item):
            if let path = client.data.path(item), client.contains(path) {
                _ = view.beginInteractiveMovementForItem(at: path)
            }
        case .carry(let x, let y):
            let offset = view.contentOffset
            view.updateInteractiveMovementTargetPosition(CGPoint(x: offset.x + CGFloat(x), y: offset.y + CGFloat(y)))
        case .putDown(let isCanceled): putDown(isCanceled: isCanceled)
        case .slide, .drag, .hold, .lift, .select, .deselect, .tap, .advance, .settle, .returnToWindow, .next: break
        }
    }

    private func update(_ edits: [TableEdit], _ surrounding: TableSurrounding) {
        surrounding.run { [self] in
            client.update { [self] data in
                let batch = TableBatch(edits, on: data)
                selected.formIntersection(batch.data.sections.flatMap { $0.rows.map(\.id) })
                selected.subtract(batch.reloadedIDs)
                return batch
            }
        }
    }

    private func putDown(isCanceled: Bool) {
        isCanceled ? view.cancelInteractiveMovement() : view.endInteractiveMovement()
    }

    private func settle() {
        liftFinger()
        putDown(isCanceled: false)
        client.forgetActions()
        screen.settle()
        isAtRest = true
    }

    // MARK: Fingers

    private func hold(_ distance: Int) {
        let (start, way) = (finger ?? CGPoint(x: 100, y: 150), along(distance))
        if finger == nil { screen.touchDown(at: start) }
        for step in 1...5 {
            let place = CGPoint(x: start.x + way.dx * CGFloat(step) / 5, y: start.y + way.dy * CGFloat(step) / 5)
            screen.touchMove(to: place)
            screen.advance(by: 0.016)
            finger = place
        }
    }

    private func liftFinger(isCancelled: Bool = false) {
        guard finger != nil else { return }
        finger = nil
        isCancelled ? screen.touchCancel() : screen.touchUp()
        noteSelection()
    }

    /// Records the selection after a touch, which may have changed it.
    private func noteSelection() {
        selected = Set((view.indexPathsForSelectedItems ?? []).filter(client.contains).map { client.data[$0].id })
    }

    // MARK: The axis along which the content scrolls

    private func along(_ distance: Int) -> CGVector {
        client.placing.isSideways ? CGVector(dx: CGFloat(distance), dy: 0) : CGVector(dx: 0, dy: CGFloat(distance))
    }

    private func offset(along place: CGFloat) -> CGPoint {
        client.placing.isSideways ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
    }

    private var range: ClosedRange<CGFloat> {
        let (size, extent) = (view.contentSize, view.bounds.size)
        return 0...max(0, client.placing.isSideways ? size.width - extent.width : size.height - extent.height)
    }

    // MARK: Laws

    package func flaw() -> Flaw? {
        if let call = client.strayCall { return Flaw("willDisplay and didEndDisplaying pair", call) }
        guard isAtRest else { return nil }
        return selectionFlaw() ?? (view.window == nil ? nil : placeFlaw() ?? viewsFlaw() ?? freshFlaw())
    }

    private func selectionFlaw() -> Flaw? {
        let paths = view.indexPathsForSelectedItems ?? []
        guard paths.allSatisfy(client.contains), Set(paths.map { client.data[$0].id }) == selected else {
            return Flaw("selection follows items", "\(paths) are selected, not the items \(selected)")
        }
        return nil
    }

    private func placeFlaw() -> Flaw? {
        let (size, extent, offset) = (view.contentSize, view.bounds.size, view.contentOffset)
        let end = CGPoint(x: max(0, size.width - extent.width), y: max(0, size.height - extent.height))
        guard offset.x >= -0.01, offset.y >= -0.01, offset.x <= end.x + 0.01, offset.y <= end.y + 0.01 else {
            return Flaw("rests within the content", "rests at \(offset), not within zero and \(end)")
        }
        return nil
    }
}
