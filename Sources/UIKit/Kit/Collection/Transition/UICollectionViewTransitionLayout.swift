import CoreGraphics
import Foundation
import QuartzCore

/// The layout of an interactive transition, which places the elements between their places in two other layouts.
///
/// The client sets ``transitionProgress``. A subclass may keep other values by which it places the elements.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout before the transition.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout after the transition.
    open private(set) var nextLayout: UICollectionViewLayout

    /// How far the transition is: 0 for the places in the current layout, and 1 for those in the next one. Other values
    /// lead beyond them. The default is 0.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress != oldValue else { return }
            // The two layouts stay valid.
            super.invalidateLayout(with: makeInvalidationContext())
            moveContent()
        }
    }

    private var values: [String: CGFloat] = [:]
    /// The offsets of the content in the two layouts.
    private(set) final var offsets = (current: CGPoint.zero, next: CGPoint.zero)
    private var isCurrentValid = true
    private var isNextValid = false

    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Returns `nil`: an archive has no two layouts.
    public required init?(coder: NSCoder) { nil }

    // MARK: Values

    /// Keeps a value of a subclass, and invalidates the layout.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
        super.invalidateLayout(with: makeInvalidationContext())
    }

    /// Returns a value that was kept; 0 for an unknown key.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: The two layouts

    override func collectionViewDidChange() {
        for layout in [currentLayout, nextLayout] { layout.collectionView = collectionView }
    }

    /// Begins the transition where the content is.
    final func begin(at offset: CGPoint) {
        prepare()
        guard let collectionView else { return }
        let proposed = collectionView.clampedOffset(offset, in: nextLayout.collectionViewContentSize)
        let next = nextLayout.targetContentOffset(forProposedContentOffset: proposed)
        offsets = (
            offset,
            collectionView.delegate?.collectionView(
                collectionView,
                targetContentOffsetForProposedContentOffset: next
            ) ?? next
        )
    }

    private func moveContent() {
        guard let collectionView, collectionView.collectionViewLayout === self else { return }
        collectionView.contentOffset = between(offsets.current, offsets.next)
    }

    open override func prepare() {
        super.prepare()
        if !isCurrentValid { currentLayout.prepare() }
        if !isNextValid { nextLayout.prepare() }
        (isCurrentValid, isNextValid) = (true, true)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts, isNextValid {
            (isCurrentValid, isNextValid) = (false, false)
            for layout in [currentLayout, nextLayout] {
                let own = layout.makeInvalidationContext()
                own.invalidateEverything = context.invalidateEverything
                own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
                layout.invalidateLayout(with: own)
            }
        }
        super.invalidateLayout(with: context)
    }

    override func carry(_ update: CollectionUpdate) {
        for layout in [currentLayout, nextLayout] { layout.carry(update) }
    }

    override func decorationSource(ofKind kind: String) -> DecorationViews.Source? {
        currentLayout.decorationSource(ofKind: kind) ?? nextLayout.decorationSource(ofKind: kind)
    }

    override var asksForPreferredAttributes: Bool { false }

    override func listRow(of element: CollectionElement) -> ListRow? {
        (transitionProgress < 0.5 ? currentLayout : nextLayout).listRow(of: element)
    }

    override var systemBackgroundColor: UIColor? {
        (transitionProgress < 0.5 ? currentLayout : nextLayout).systemBackgroundColor
    }

    // MARK: Places

    open override var collectionViewContentSize: CGSize {
        let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
    }

    /// Returns the attributes of the elements that are in the rectangle in either layout.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let now = between(offsets.current, offsets.next)
        func elements(_ layout: UICollectionViewLayout, _ offset: CGPoint) -> [UICollectionViewLayoutAttributes] {
            layout.layoutAttributesForElements(in: rect.offsetBy(dx: offset.x - now.x, dy: offset.y - now.y)) ?? []
        }
        var known: Set<CollectionElement> = []
        let found = elements(currentLayout, offsets.current) + elements(nextLayout, offsets.next)
        return found.compactMap { attributes in
            guard known.insert(attributes.element).inserted else { return nil }
            let path = attributes.indexPath
            return switch attributes.element.category {
            case .cell: layoutAttributesForItem(at: path)
            case .supplementaryView(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            case .decorationView(let kind): layoutAttributesForDecorationView(ofKind: kind, at: path)
            }
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between { $0.layoutAttributesForItem(at: indexPath) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
    }

    // MARK: Between

    private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }

    private func between(_ old: CGPoint, _ new: CGPoint) -> CGPoint {
        CGPoint(x: between(old.x, new.x), y: between(old.y, new.y))
    }

    private func between(
        _ attributes: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        switch (attributes(currentLayout), attributes(nextLayout)) {
        case (nil, nil): nil
        // An element that only one layout has fades.
        case (let old?, nil): old.with { $0.alpha *= between(1, 0).clamped }
        case (nil, let new?): new.with { $0.alpha *= between(0, 1).clamped }
        case (let old?, let new?):
            (transitionProgress < 0.5 ? old : new).with {
                $0.center = between(old.center, new.center)
                $0.size = CGSize(
                    width: max(0, between(old.size.width, new.size.width)),
                    height: max(0, between(old.size.height, new.size.height))
                )
                $0.alpha = between(old.alpha, new.alpha).clamped
                $0.transform3D = between(old.transform3D, new.transform3D)
            }
        }
    }

    private func between(_ old: CATransform3D, _ new: CATransform3D) -> CATransform3D {
        guard !CATransform3DEqualToTransform(old, new) else { return old }
        return CATransform3D(
            m11: between(old.m11, new.m11),
            m12: between(old.m12, new.m12),
            m13: between(old.m13, new.m13),
            m14: between(old.m14, new.m14),
            m21: between(old.m21, new.m21),
            m22: between(old.m22, new.m22),
            m23: between(old.m23, new.m23),
            m24: between(old.m24, new.m24),
            m31: between(old.m31, new.m31),
            m32: between(old.m32, new.m32),
            m33: between(old.m33, new.m33),
            m34: between(old.m34, new.m34),
            m41: between(old.m41, new.m41),
            m42: between(old.m42, new.m42),
            m43: between(old.m43, new.m43),
            m44: between(old.m44, new.m44)
        )
    }
}

extension CGFloat {
    /// The value, at least 0 and at most 1.
    fileprivate var clamped: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}
