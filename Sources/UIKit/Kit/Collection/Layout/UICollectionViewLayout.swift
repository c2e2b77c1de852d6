import CoreGraphics
import Failures
import Foundation

/// An object that places the items, the supplementary views and the decoration views of a collection view.
///
/// A subclass overrides ``collectionViewContentSize``, ``layoutAttributesForElements(in:)`` and
/// ``layoutAttributesForItem(at:)``, and what else its views need. It computes in ``prepare()``, which is called after
/// each invalidation and before other methods. The layout doesn't retain its collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout; `nil` if none does.
    open internal(set) weak var collectionView: UICollectionView?

    /// The sources of decoration views.
    private(set) var decorationViews = DecorationViews()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Classes

    /// The class of the attributes that the layout creates. The default is `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that the layout creates. The default is `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Places

    /// Called after each invalidation, before the attributes are asked for. Does nothing by default.
    open func prepare() {}

    /// The size of the content in points. The default is zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of the elements in a rectangle of the content, in points. The default is `nil`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item. The default is `nil`.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view; `nil`, the default, if there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Returns the attributes of a decoration view; `nil`, the default, if there is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Returns the content offset at which scrolling ends. The default is the proposed one.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: The offset without the layout, in points.
    ///   - velocity: The velocity in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    /// Returns the content offset after an update or a change of the layout. The default is the proposed one.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Decoration views

    /// Registers a class of decoration views for a kind; `nil` removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        programmerError(
            unless: viewClass == nil || viewClass is UICollectionReusableView.Type,
            "must pass a class of kind UICollectionReusableView",
            in: "UICollectionViewLayout.register(_:forDecorationViewOfKind:)",
            .invalidArgument
        )
        decorationViews.register(viewClass, ofKind: elementKind)
    }

    /// Registers a nib with one decoration view for a kind; `nil` removes the registration.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationViews.register(nib, ofKind: elementKind)
    }

    // MARK: Invalidation

    /// Invalidates the whole layout. It is prepared again before the next frame.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// Invalidates the parts of the layout that a context names. An override calls this implementation.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Returns whether the layout is invalid with other bounds of the collection view. The default is `false`.
    ///
    /// Scrolling changes the origin of the bounds.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns a context with the parts that are invalid with other bounds. By default it names no parts.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Returns whether the layout is invalid with the attributes that a cell prefers. The default is `false`.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        false
    }

    /// Returns a context with the parts that are invalid with the attributes that a cell prefers. By default it names
    /// no parts.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    // MARK: Updates

    /// Called before the collection view animates an update, when the layout is prepared for the new items. An override
    /// calls this implementation.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called inside the animation of an update. An override calls this implementation.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the attributes with which an item appears in an update; `nil` for those at its place.
    ///
    /// By default an inserted item fades in at its place, and another item comes from its old place. (Apple documents
    /// `nil` for all items. That layouts behave like this is only widely reported: unverified.)
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.initialAttributes(of: .cell(itemIndexPath))
    }

    /// Returns the attributes with which an item disappears in an update; `nil` for those at its place.
    ///
    /// The index path is that before the update. By default a deleted item fades out at its place, and another item
    /// goes to its new place. (Apple documents `nil` for all items. That layouts behave like this is only widely
    /// reported: unverified.)
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.finalAttributes(of: .cell(itemIndexPath))
    }

    /// Returns the attributes with which a supplementary view appears in an update; `nil` for those at its place. The
    /// default is as for items.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.initialAttributes(of: .supplementaryView(elementKind, elementIndexPath))
    }

    /// Returns the attributes with which a supplementary view disappears in an update; `nil` for those at its place.
    /// The default is as for items.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.finalAttributes(of: .supplementaryView(elementKind, elementIndexPath))
    }

    /// Returns the attributes with which a decoration view appears in an update; `nil` for those at its place. The
    /// default is as for items.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.initialAttributes(of: .decorationView(elementKind, decorationIndexPath))
    }

    /// Returns the attributes with which a decoration view disappears in an update; `nil` for those at its place. The
    /// default is as for items.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.finalAttributes(of: .decorationView(elementKind, decorationIndexPath))
    }

    /// Returns the index paths of supplementary views that an update adds. The default is none.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths of supplementary views that an update removes, as before it. The default is none.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths of decoration views that an update adds. The default is none.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths of decoration views that an update removes, as before it. The default is none.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Animated bounds and transitions

    /// Called before the bounds of the collection view change in an animation. Does nothing by default.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called inside the animation in which the bounds changed. Does nothing by default.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before this layout replaces another one. Does nothing by default.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called before another layout replaces this one. Does nothing by default.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called inside the animation in which the layout changed. Does nothing by default.
    open func finalizeLayoutTransition() {}

    // MARK: Movements of items

    /// Returns the place of an item that a finger moves, for the center of the item.
    ///
    /// By default it is the place of the item at the point, and the previous one if there is none.
    ///
    /// - Parameters:
    ///   - previousIndexPath: The place that the item has until now.
    ///   - position: The center of the item in points of the content.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.place(movingItemAt: previousIndexPath, to: position) ?? previousIndexPath
    }

    /// Returns the attributes of an item that a finger moves. By default they are those of its place with another
    /// center, in front of all others.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath) ?? .make(.cell(indexPath), as: Self.layoutAttributesClass)
        return attributes.with { ($0.center, $0.zIndex) = (position, .max) }
    }

    /// Returns a context for a step of the finger that moves items. By default it names no parts.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// Returns a context for the end of a movement. By default it names no parts.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: Layout direction

    /// The direction for which the layout computes places. The default is `.leftToRight`, that of the language in which
    /// programs on this system are written.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view flips places horizontally when its direction isn't the one for which the layout
    /// computes them. The default is `false`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Layouts of others

    /// Called when another collection view uses the layout, or none. Does nothing by default.
    func collectionViewDidChange() {}

    /// Returns the source of the decoration views of a kind; `nil` if none was registered.
    func decorationSource(ofKind kind: String) -> DecorationViews.Source? { decorationViews.source(ofKind: kind) }

    // MARK: Self-sizing

    /// Whether cells are asked for the attributes that they prefer. The default is `true`, since a subclass may use
    /// them.
    var asksForPreferredAttributes: Bool { true }

    /// Returns the axes along which the view of an element determines its size.
    func axesFollowingView(_ element: CollectionElement) -> UIAxis {
        if case .decorationView = element.category { return [] }
        return asksForPreferredAttributes ? [.horizontal, .vertical] : []
    }

    /// Whether attributes follow an invalidation by a view's size at once, before the layout is prepared.
    var answersWhileInvalid: Bool { false }

    /// Carries what the layout knows to the new places of items and sections in an update. The collection view calls
    /// it before the layout is invalidated for the new items.
    func carry(_ update: CollectionUpdate) { carryItems { update.newElement(.cell($0))?.indexPath } }

    /// Called in a layout of the collection view, before it asks for the attributes in sight.
    func willShowElements() {}

    // MARK: Scrolling across the content

    /// Returns the section with which an element scrolls across the content; `nil`, the default, if it doesn't.
    func scrollingSection(of element: CollectionElement) -> Int? { nil }

    /// Returns how a section scrolls across the content; `nil`, the default, if it doesn't.
    func sectionScrolling(_ section: Int) -> SectionScrolling? { nil }

    /// Takes the distance by which a section was scrolled.
    func scrollSection(_ section: Int, to offset: CGFloat) {}

    /// Returns where a section comes to rest that was left at an offset.
    func restingOffset(ofSection section: Int, for offset: CGFloat) -> CGFloat { offset }

    // MARK: Lists

    /// Returns the look of an element by its place in a list; `nil`, the default, for others.
    func listRow(of element: CollectionElement) -> ListRow? { nil }

    /// The color that the layout has behind the items; `nil`, the default, for none.
    var systemBackgroundColor: UIColor? { nil }

    /// Returns the actions of an item that is swiped; `nil`, the default, for none.
    func swipeActions(for item: IndexPath, on side: SwipeSide) -> UISwipeActionsConfiguration? { nil }

    /// Carries what the layout knows about items to their places after an update. The collection view calls it before
    /// the layout is invalidated for the new items. Does nothing by default.
    ///
    /// - Parameter newItem: Returns the new index path of an item; `nil` if it was deleted or reloaded.
    func carryItems(to newItem: (IndexPath) -> IndexPath?) {}

    /// Returns how far an element that is pinned to the viewport moves in the content when the bounds move; zero for
    /// others.
    ///
    /// - Parameter old: The bounds before. They are those of the collection view now.
    func displacement(of element: CollectionElement, sinceBounds old: CGRect) -> CGPoint { .zero }
}

extension UICollectionViewLayout {
    /// Returns an empty context of the layout's class of contexts.
    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return type?.allocateObject() as? UICollectionViewLayoutInvalidationContext
            ?? UICollectionViewLayoutInvalidationContext()
    }
}
