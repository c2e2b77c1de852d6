/// A reference to a view or guide that does not retain it. The item's `deinit` sets it to `nil`.
///
/// A weak reference of Swift moves the reference counts of its object to a side table, where each
/// retain and release takes longer. With weak references, a quarter of the time that a table takes
/// for a screen of new rows was spent on counting.
@MainActor
final class LayoutReference {
    // Nonisolated for the `deinit` of the item, which is not isolated to the main actor.
    nonisolated(unsafe) private(set) unowned(unsafe) var item: (any LayoutItem)?
    /// The item, if it is a view. Its class is known only to layout.
    nonisolated(unsafe) private(set) unowned(unsafe) var viewObject: AnyObject?

    init(_ item: any LayoutItem) {
        self.item = item
        viewObject = item.isView ? item : nil
    }

    /// Returns the reference to an item.
    static func to(_ item: (any LayoutItem)?) -> LayoutReference? { item?.layoutReference }

    /// Clears the reference. The item calls this when it is deallocated.
    nonisolated func clear() {
        item = nil
        viewObject = nil
    }
}
