import CompositionalLayout
import CoreGraphics
import Failures
import Foundation

/// A closure that returns the frames of the items of a group, relative to the corner of the group.
///
/// It is called when the layout is prepared, with the group as the container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The description of items one after the other, or at places of their own. A section repeats it until all items are
/// placed.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The room between the items; `nil`, the default, for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// The items of the group, which are copies of those that it was created with.
    open var subitems: [NSCollectionLayoutItem] { arrangement.subitems }
    /// The views that are anchored to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { anchored }
        set { anchored = newValue }
    }

    /// How the items are placed.
    private struct Arrangement {
        var axis: LayoutAxis?
        var subitems: [NSCollectionLayoutItem] = []
        var repetition = RunLayout.Repetition.filling
        var provider: FrameProvider?
    }

    private final class FrameProvider {
        let frames: NSCollectionLayoutGroupCustomItemProvider

        init(_ frames: @escaping NSCollectionLayoutGroupCustomItemProvider) { self.frames = frames }
    }

    private let arrangement: Arrangement

    private init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) {
        self.arrangement = arrangement
        super.init(size, [])
    }

    // MARK: Groups

    /// Returns a group whose items are beside each other. They are repeated from the first one as long as they fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        run(.horizontal, layoutSize, subitems, .filling, in: "horizontal(layoutSize:subitems:)")
    }

    /// Returns a group whose items are below each other. They are repeated from the first one as long as they fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        run(.vertical, layoutSize, subitems, .filling, in: "vertical(layoutSize:subitems:)")
    }

    /// Returns a group of a number of items beside each other, with their own widths.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        repeating(.horizontal, layoutSize, subitem, .repeating(count), count)
    }

    /// Returns a group of a number of items below each other, with their own heights.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        repeating(.vertical, layoutSize, subitem, .repeating(count), count)
    }

    /// Returns a group of a number of items beside each other, each with an equal part of its width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        repeating(.horizontal, layoutSize, subitem, .dividing(count), count)
    }

    /// Returns a group of a number of items below each other, each with an equal part of its height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        repeating(.vertical, layoutSize, subitem, .dividing(count), count)
    }

    /// Returns a group whose items have the frames that a closure returns.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        make(layoutSize, Arrangement(provider: FrameProvider(itemProvider)))
    }

    private class func run(
        _ axis: LayoutAxis,
        _ size: NSCollectionLayoutSize,
        _ subitems: [NSCollectionLayoutItem],
        _ repetition: RunLayout.Repetition,
        in api: String
    ) -> Self {
        programmerError(
            unless: !subitems.isEmpty,
            "At least 1 subitem is required for a group",
            in: "NSCollectionLayoutGroup.\(api)",
            .invalidArgument
        )
        let copies = subitems.map { $0.duplicate() }
        return make(size, Arrangement(axis: axis, subitems: copies, repetition: repetition))
    }

    private class func repeating(
        _ axis: LayoutAxis,
        _ size: NSCollectionLayoutSize,
        _ subitem: NSCollectionLayoutItem,
        _ repetition: RunLayout.Repetition,
        _ count: Int
    ) -> Self {
        programmerError(
            unless: count >= 1,
            "A repeating \(axis == .horizontal ? "horizontal" : "vertical") group should specify a count >= 1",
            in: "NSCollectionLayoutGroup",
            .invalidArgument
        )
        return run(axis, size, [subitem], repetition, in: "")
    }

    private class func make(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) -> Self {
        // No class inherits from this one: its initializer is private.
        unsafeDowncast(NSCollectionLayoutGroup(size, arrangement), to: self)
    }

    // MARK: Copies

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize, arrangement).taking(self)
        (copy.interItemSpacing, copy.anchored) = (interItemSpacing, anchored)
        return copy
    }

    override func isLike(_ other: NSCollectionLayoutItem) -> Bool {
        guard let other = other as? NSCollectionLayoutGroup else { return false }
        return super.isLike(other) && interItemSpacing == other.interItemSpacing
            && arrangement.axis == other.arrangement.axis && arrangement.repetition == other.arrangement.repetition
            && arrangement.subitems == other.arrangement.subitems
    }

    // MARK: Solving

    override func content(_ traits: UITraitCollection) -> ItemLayout.Content {
        if let provider = arrangement.provider {
            // Closures of descriptions are called while the layout is prepared, on the main thread.
            return .group(.custom { size in MainActor.assumeIsolated { Self.frames(provider, size, traits) } })
        }
        let run = RunLayout(
            axis: arrangement.axis ?? .horizontal,
            subitems: arrangement.subitems.map { $0.description(traits) },
            repetition: arrangement.repetition,
            interItemSpacing: interItemSpacing?.value ?? .none
        )
        return .group(.run(run))
    }

    private static func frames(
        _ provider: FrameProvider,
        _ size: CGSize,
        _ traits: UITraitCollection
    ) -> [CustomItemLayout] {
        provider.frames(LayoutEnvironment(LayoutContainer(size), traits)).map(\.value)
    }

    override var frameProviders: [ObjectIdentifier] {
        (arrangement.provider.map { [ObjectIdentifier($0)] } ?? []) + arrangement.subitems.flatMap(\.frameProviders)
    }
}

/// The place of an item in a group, relative to the corner of the group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    /// The frame in points.
    open var frame: CGRect { value.frame }
    /// The position of the item in the order from back to front.
    open var zIndex: Int { value.zIndex }

    nonisolated let value: CustomItemLayout

    private init(_ value: CustomItemLayout) {
        self.value = value
        super.init()
    }

    /// Creates the place of an item, with the z index 0.
    public convenience init(frame: CGRect) { self.init(CustomItemLayout(frame: frame)) }

    /// Creates the place of an item.
    public convenience init(frame: CGRect, zIndex: Int) { self.init(CustomItemLayout(frame: frame, zIndex: zIndex)) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutGroupCustomItem)?.value == value
    }

    open override var hash: Int { value.hashValue }
}
