import CompositionalLayout
import CoreGraphics
import Foundation

/// A closure that returns the description of a section; `nil` only for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is composed of items in groups, and groups in sections.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
/// )
/// let group = NSCollectionLayoutGroup.horizontal(
///     layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
///     subitems: [item]
/// )
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
/// ```
///
/// A section costs what its group costs, whatever the number of its items, and scrolling costs what is in sight. Views
/// with estimated sizes are asked for their sizes when they come into sight; other items keep the estimate.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    private var shared: UICollectionViewCompositionalLayoutConfiguration
    final var composition = Composition()

    /// The values that all sections share. The layout has a copy; setting it invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { shared }
        set {
            shared = newValue.duplicate()
            invalidateLayout()
        }
    }

    /// Creates a layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection) {
        sectionProvider = { _, _ in section }
        shared = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        sectionProvider = { _, _ in section }
        shared = configuration.duplicate()
        super.init()
    }

    /// Creates a layout that asks for each section when it is prepared.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.sectionProvider = sectionProvider
        shared = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout that asks for each section when it is prepared.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        shared = configuration.duplicate()
        super.init()
    }

    /// Returns `nil`: an archive has no description of sections.
    public required init?(coder: NSCoder) { nil }

    // MARK: Places

    open override func prepare() {
        super.prepare()
        compose()
    }

    /// The size of all sections in points. Insets and traits that changed since the layout was prepared count.
    open override var collectionViewContentSize: CGSize {
        compose()
        return composition.geometry?.contentSize ?? .zero
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        composedGeometry?.elements(in: rect, visible: pinningBounds).map(attributes) ?? []
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .supplementaryView(elementKind, indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .decorationView(elementKind, indexPath))
    }

    /// `true`: places are computed for the direction in which leading edges are on the left.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Invalidation

    open override class var invalidationContextClass: AnyClass { CompositionInvalidation.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidateComposition(context)
        super.invalidateLayout(with: context)
    }

    /// Returns whether the size changes, or views move that stay in sight.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView, newBounds != collectionView.bounds else { return false }
        return newBounds.size != collectionView.bounds.size || followsBounds
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? CompositionInvalidation)?.isForOtherSize = newBounds.size != collectionView?.bounds.size
        return context
    }

    /// Returns whether a view with an estimated length wants another one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (axes, old, new) = (
            axesFollowingView(originalAttributes.element), originalAttributes.size, preferredAttributes.size
        )
        return axes.contains(.horizontal) && old.width != new.width
            || axes.contains(.vertical) && old.height != new.height
    }

    /// Returns a context with the view and its size. If the view is before what is visible, the content offset is
    /// adjusted, so that what is visible stays in place.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
        resize(originalAttributes.element, to: preferredAttributes.size, context)
        return context
    }

    // MARK: Collection view

    override func axesFollowingView(_ element: CollectionElement) -> UIAxis { measuredAxes(of: element) }

    override var answersWhileInvalid: Bool { composition.geometry != nil }

    override func carry(_ update: CollectionUpdate) { composition.carry(update.map) }

    override func displacement(of element: CollectionElement, sinceBounds old: CGRect) -> CGPoint {
        pinnedDisplacement(of: element, sinceBounds: old)
    }

    override func willShowElements() { callVisibleItemsHandlers() }

    override func scrollingSection(of element: CollectionElement) -> Int? { composition.scrollingSection(of: element) }

    override func sectionScrolling(_ section: Int) -> SectionScrolling? { composition.scrolling(of: section) }

    override func scrollSection(_ section: Int, to offset: CGFloat) { composition.scroll(section, to: offset) }

    override func restingOffset(ofSection section: Int, for offset: CGFloat) -> CGFloat {
        composedGeometry?.restingOffset(for: offset, ofSection: section) ?? offset
    }

    override func listRow(of element: CollectionElement) -> ListRow? { composition.listRow(of: element) }

    override var systemBackgroundColor: UIColor? { composition.backgroundColor }

    override func swipeActions(for item: IndexPath, on side: SwipeSide) -> UISwipeActionsConfiguration? {
        composition.swipeActions(for: item, on: side)
    }

    /// Asks the client for a section.
    final func providedSection(_ section: Int, _ environment: LayoutEnvironment) -> NSCollectionLayoutSection? {
        sectionProvider(section, environment)
    }
}
