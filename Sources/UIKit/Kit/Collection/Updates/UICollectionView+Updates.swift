import CoreGraphics
import Failures
import Foundation
import QuartzCore

extension UICollectionView: RowUpdating {
    var needsReload: Bool { counts == nil }

    /// Notes where the elements around the screen are, before a block of updates in which they may come and go.
    func noteSurroundings() {
        guard updates.isIdle, counts != nil else { return }
        // The motion begins where the layout is now.
        if window != nil { layoutIfNeeded() }
        surroundings = placesAround()
    }

    /// Animates the changes of items in a closure that does not escape.
    ///
    /// On Apple's systems, the closure of the other method does not escape either, although its type is optional. Swift
    /// has no type for that. This method calls the other one, which subclasses override.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    func openUpdates() {
        requireMainThread("UICollectionView.performBatchUpdates(_:completion:)")
        updates.open()
    }

    func closeUpdates() {
        // The counts are read before the call that changes `updates`: the data source may ask for the updates.
        let isOutermost = updates.depth == 1
        let new = !isOutermost || needsReload || updates.isReloadWaiting ? [] : currentCounts()
        updates.close(new)
        commitPendingWork()
        if isOutermost, updates.depth == 0, !updates.isWaiting { surroundings = [:] }
    }

    func apply(_ block: PendingUpdates<ByLayout>.Block) {
        rearrangement?.endForUpdate()
        indexTitlesDidChange()
        let map: TableUpdateMap<ByLayout>
        do {
            map = try block.update.resolved(before: SectionCounts(counts ?? []), after: SectionCounts(block.counts))
        } catch {
            programmerError(error.description(in: .collection), in: "UICollectionView.\(block.api)")
        }
        let motion = CollectionMotion(of: self, CollectionUpdate(map, before: surroundings), to: block.counts)
        changeRows { motion.run(completion: block.complete) }
        setNeedsLayout()
    }

    /// Returns the attributes of the elements on the screen and a screen around it, where views come from and go to.
    func placesAround() -> [CollectionElement: UICollectionViewLayoutAttributes] {
        guard window != nil, !preparation.isNeeded else { return [:] }
        let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        return attributes(in: around).mapValues { shown($0).with { _ in } }.reduce(into: [:]) { $0[$1.key] = $1.value }
    }
}
