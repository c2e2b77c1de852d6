import CoreGraphics
import Failures
import Foundation
import QuartzCore

/// Collecting the calls of a client into updates, and showing them one after the other.
extension UICollectionView {
    func perform(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
        if updates.depth == 0, !isTiling, counts != nil {
            // The motion begins where the layout is now.
            if window != nil { layoutIfNeeded() }
            surroundings = placesAround()
        }
        openUpdates()
        changes()
        if let completion { updates.add(completion) }
        closeUpdates()
    }

    /// Animates the changes of items in a closure that does not escape.
    ///
    /// On Apple's systems, the closure of the other method does not escape either, although its type is optional. Swift
    /// has no type for that. This method calls the other one, which subclasses override.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Requests a change of the items, in a block of its own.
    /// - Parameter api: The method that the client called, which an error message names unless the call is in a
    ///   block.
    func update(in api: StaticString = #function, _ change: (inout TableUpdate<ByLayout>) -> Void) {
        openUpdates()
        updates.add(in: api, change)
        closeUpdates()
    }

    private func openUpdates() {
        requireMainThread("UICollectionView.performBatchUpdates(_:completion:)")
        updates.open()
    }

    private func closeUpdates() {
        // The counts are read before the call that changes `updates`: the data source may ask for the updates.
        let isOutermost = updates.depth == 1
        let new = !isOutermost || counts == nil || updates.isReloadWaiting ? [] : currentCounts()
        updates.close(new)
        commitPendingWork()
        if isOutermost, updates.depth == 0, !updates.isWaiting { surroundings = [:] }
    }

    /// Performs work that assigns views to elements or removes them, and calls the client meanwhile.
    ///
    /// The client may request updates and reloads in these callbacks. They wait until the work is over, and are then
    /// shown one after the other.
    func changeItems(_ work: () -> Void) {
        guard !isTiling else { return work() }
        isTiling = true
        work()
        isTiling = false
        commitPendingWork()
    }

    /// Whether the client may have changed its data since the collection view read it, so that it can't be asked about
    /// items.
    var isInterrupted: Bool { counts == nil || hasUncommittedUpdates || updates.isReloadWaiting }

    /// Performs an action at once, or after the block of updates or the layout in which the items are changing.
    func whenItemsAreInPlace(_ action: @escaping () -> Void) {
        updates.addAction(action)
        commitPendingWork()
    }

    /// Shows what was requested while items were changing: a reload, then updates, then the actions that need the
    /// items.
    func commitPendingWork() {
        while !isTiling, updates.depth == 0 {
            if updates.isReloadWaiting {
                reload()
            } else if updates.isWaiting {
                commitUpdates()
            } else if updates.hasActions {
                updates.beginAction()()
                updates.endAction()
            } else {
                if isLayoutDue { setNeedsLayout() }
                isLayoutDue = false
                return
            }
        }
    }

    private func commitUpdates() {
        guard let block = updates.takeFirst() else { return }
        prefetching.forget()
        let completion = { (finished: Bool) in block.completions.forEach { $0(finished) } }
        if counts == nil {
            // The layout asks for the data and shows the changes of the block.
            complete(completion)
        } else if window == nil {
            UIView.performWithoutAnimation { apply(block, completion: completion) }
        } else {
            apply(block, completion: completion)
        }
    }

    /// Completes the waiting updates, whose changes a reload shows.
    func completeUpdatesByReload() {
        while let block = updates.takeFirst() {
            complete { finished in block.completions.forEach { $0(finished) } }
        }
    }

    /// Calls a completion handler as that of a finished animation.
    func complete(_ completion: @escaping (Bool) -> Void) {
        let done = AnimationCompletion(on: layer.device, completion)
        done.enter()
        done.leave(finished: true)
    }

    private func apply(_ block: PendingUpdates<ByLayout>.Block, completion: @escaping (Bool) -> Void) {
        let map: TableUpdateMap<ByLayout>
        do {
            map = try block.update.resolved(before: SectionCounts(counts ?? []), after: SectionCounts(block.counts))
        } catch {
            programmerError(error.description(in: .collection), in: "UICollectionView.\(block.api)")
        }
        let motion = CollectionMotion(of: self, CollectionUpdate(map, before: surroundings), to: block.counts)
        changeItems { motion.run(completion: completion) }
        setNeedsLayout()
    }

    /// Returns the attributes of the elements on the screen and a screen around it, where views come from and go to.
    func placesAround() -> [CollectionElement: UICollectionViewLayoutAttributes] {
        guard window != nil, !preparation.isNeeded else { return [:] }
        let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        return attributes(in: around).mapValues { shown($0).with { _ in } }.reduce(into: [:]) { $0[$1.key] = $1.value }
    }
}
