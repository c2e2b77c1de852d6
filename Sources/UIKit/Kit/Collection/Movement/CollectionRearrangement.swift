import CoreGraphics
import Foundation

/// The arrangement in which a collection view shows its items while it differs from that of the data source.
///
/// The data source, the delegate and the views keep the index paths of the items. Only the layout gets to know the
/// places, so that a movement asks for no cell, and its end moves none but the one in the hand.
@MainActor
final class CollectionRearrangement {
    private unowned let collection: UICollectionView
    private(set) var arrangement = ItemArrangement()
    /// The cells without items that a drop has inserted.
    private(set) var placeholders: [CollectionPlaceholder] = []
    /// The item that a finger holds, and the place of its center in the content.
    private(set) var held: (item: IndexPath, center: CGPoint)?
    /// Called before the items change, with the arrangement still there.
    var itemsWillChange: [() -> Void] = []

    init(_ collection: UICollectionView) {
        self.collection = collection
    }

    /// The numbers of places by section.
    var counts: [Int] { arrangement.counts(collection.counts ?? []) }

    /// Whether the items are in the order of the data source, without a gap and without one in a hand.
    var isOver: Bool { held == nil && arrangement == ItemArrangement() }

    /// Lets an item be where a finger is.
    func hold(_ item: IndexPath, at center: CGPoint) { held = (item, center) }

    func release() { held = nil }

    // MARK: Changes

    /// Shows another arrangement of the same items, in one motion.
    func show(_ new: ItemArrangement, animated: Bool = true, completion: @escaping () -> Void = {}) {
        // The layout can't be asked while the client's data may be others. The update that follows ends it.
        guard new != arrangement, collection.updates.isIdle, !collection.isInterrupted else { return completion() }
        guard !new.isIdentity || !arrangement.isIdentity else {
            arrangement = new
            return completion()
        }
        let change = { [self] in
            let motion = CollectionMotion(rearranging: collection) { [self] in take(new) }
            collection.changeRows { motion.run { _ in completion() } }
            collection.setNeedsLayout()
        }
        animated && collection.window != nil ? change() : UIView.performWithoutAnimation(change)
    }

    /// Gives the layout another arrangement, without moving views.
    private func take(_ new: ItemArrangement) {
        let old = arrangement
        arrangement = new
        guard new != old, !new.isIdentity || !old.isIdentity else { return }
        if let map = old.update(to: new, of: collection.counts ?? []) {
            collection.collectionViewLayout.carry(CollectionUpdate(map, before: [:]))
        }
        collection.invalidateData()
    }

    /// Puts the items back in the layout, without moving their views.
    func putBack() {
        held = nil
        guard arrangement != rest else { return }
        take(rest)
        collection.prepareLayoutIfNeeded()
    }

    // MARK: Placeholders

    /// The arrangement with nothing but placeholders.
    var rest: ItemArrangement { ItemArrangement(vacanciesBefore: placeholders.map(\.path)) }

    /// Adds a cell without an item. Its place may be a gap already.
    func insert(_ placeholder: CollectionPlaceholder) {
        let index = placeholders.firstIndex { $0.path > placeholder.path } ?? placeholders.count
        placeholders.insert(placeholder, at: index)
        show(rest)
    }

    /// Removes a cell without an item, whose place is closed.
    func remove(_ placeholder: CollectionPlaceholder) {
        placeholders.removeAll { $0 === placeholder }
        show(rest)
    }

    /// Removes a cell without an item, in whose place the update that is about to be shown inserts an item.
    func replace(_ placeholder: CollectionPlaceholder) { placeholders.removeAll { $0 === placeholder } }

    // MARK: Changes of the items

    /// Ends what the user does with items that are about to change. They stay where they are, so that their views
    /// move from there.
    func endForUpdate() {
        held = nil
        let handlers = itemsWillChange
        itemsWillChange = []
        for handler in handlers { handler() }
    }

    /// Forgets everything, as other items come.
    func endForReload() {
        for placeholder in placeholders { placeholder.leave() }
        (placeholders, arrangement, held) = ([], ItemArrangement(), nil)
        endForUpdate()
    }

    /// Carries the placeholders to their paths after an update, and what the layout knows to its places after it, in
    /// the order of the data source.
    func carry(_ update: CollectionUpdate, to counts: [Int]) {
        guard !placeholders.isEmpty || !arrangement.isIdentity else {
            arrangement = ItemArrangement()
            return collection.collectionViewLayout.carry(update)
        }
        let (old, before) = (arrangement, self.counts)
        for placeholder in placeholders { placeholder.path = update.insertionPath(placeholder.path, in: counts) }
        placeholders.removeAll { placeholder in
            guard !counts.indices.contains(placeholder.path.section) else { return false }
            placeholder.leave()
            return true
        }
        arrangement = rest
        let request = update.request(from: old, to: arrangement)
        let after = SectionCounts(arrangement.counts(counts))
        guard let map = try? request.resolved(before: SectionCounts(before), after: after) else { return }
        collection.collectionViewLayout.carry(CollectionUpdate(map, before: [:]))
    }
}

/// The places of items in the layout, which gets to know no others.
extension UICollectionView {
    /// The numbers of items by section for the layout.
    var layoutCounts: [Int] { rearrangement?.counts ?? counts ?? [] }

    /// Returns the arrangement of the items, which is made when it is first needed.
    func loadRearrangement() -> CollectionRearrangement {
        if let rearrangement { return rearrangement }
        let made = CollectionRearrangement(self)
        rearrangement = made
        return made
    }

    /// Returns an element as the layout knows it.
    func placed(_ element: CollectionElement) -> CollectionElement {
        guard let rearrangement, element.category == .cell else { return element }
        return .cell(rearrangement.arrangement.place(of: element.indexPath))
    }

    /// Returns attributes of an item as the layout knows them.
    func placed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let (element, place) = (attributes.element, placed(attributes.element))
        return place == element ? attributes : attributes.with { $0.indexPath = place.indexPath }
    }

    /// Returns attributes of the layout as those of an item; `nil` for a place without an item.
    func itemized(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard let rearrangement, attributes.representedElementCategory == .cell else { return attributes }
        let place = attributes.indexPath
        guard let item = rearrangement.arrangement.item(at: place) else { return nil }
        if let held = heldAttributes, held.indexPath == item { return held }
        return item == place ? attributes : attributes.with { $0.indexPath = item }
    }

    /// The attributes of the item that a finger holds.
    var heldAttributes: UICollectionViewLayoutAttributes? {
        guard let rearrangement, let held = rearrangement.held else { return nil }
        let place = rearrangement.arrangement.place(of: held.item)
        return collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: place,
            withTargetPosition: layoutPoint(held.center)
        ).with { $0.indexPath = held.item }
    }

    /// Returns the point of the layout that a point of the view shows.
    func layoutPoint(_ point: CGPoint) -> CGPoint { flipped(CGRect(origin: point, size: .zero)).origin }

    /// Whether a finger moves the item of an element.
    func isHeld(_ element: CollectionElement?) -> Bool {
        guard let element, let held = rearrangement?.held else { return false }
        return element == .cell(held.item)
    }
}
