import CoreGraphics
import Failures
import Foundation

/// A layout that places the items of each section in lines, with a header before them and a footer after them.
///
/// A line holds as many items as fit. Its items are spread over its length, and a single one is in the center; items of
/// different sizes are centered across the line. In the last line of a section, items of one size have the spacing of a
/// full line, and items of different sizes have the minimum spacing.
///
/// A section whose items have one size costs constant time, whatever their number. Sizes of the delegate cost a call
/// for each item. Other costs are those of the visible elements.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    private var flow = FlowState()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Measures

    /// The distance between lines, in points. The default is 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }

    /// The least distance between the items in a line, in points. The default is 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The size of items in points, if the delegate doesn't determine it. The default is 50 × 50 (documented by Apple
    /// for `UICollectionViewFlowLayout.itemSize`).
    ///
    /// With ``automaticSize`` cells determine it. A size without an area is logged.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet {
            if itemSize.width <= 0 || itemSize.height <= 0 { FlowWarning.log(invalid: itemSize, in: collectionView) }
            if itemSize != oldValue { invalidateLayout() }
        }
    }

    /// The size of items in points until their cells are asked for their own size. The default is zero: cells aren't
    /// asked.
    ///
    /// With ``automaticSize`` it is ``itemSize``. If the delegate determines sizes, these are the estimates.
    open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }

    /// The direction in which the content scrolls, across the lines. The default is `.vertical`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of headers in points. Only the side in which the content scrolls matters. The default is zero: there
    /// are none.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }

    /// The size of footers in points. Only the side in which the content scrolls matters. The default is zero: there
    /// are none.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }

    /// The distances of the items of a section from its edges, in points. The default is zero.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }

    /// The edges to which the insets at the ends of lines are distances. The default is `.fromContentInset`.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// Whether headers stay at the start of what is visible while their section is there. The default is `false`.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether footers stay at the end of what is visible while their section is there. The default is `false`.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: Places

    open override func prepare() {
        super.prepare()
        updateGeometry()
    }

    /// The size of all sections in points. Insets that changed since the layout was prepared count.
    open override var collectionViewContentSize: CGSize {
        if let collectionView, flow.environment != FlowEnvironment(collectionView, self) { updateGeometry() }
        return geometry?.contentSize ?? .zero
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let geometry else { return [] }
        let pinning = pinning
        return geometry.elements(in: rect, pinning: pinning).compactMap { element in
            switch element {
            case .header(let section): attributes(ofHeader: section, pinning)
            case .item(let item, let section): attributes(of: IndexPath(item: item, section: section))
            case .footer(let section): attributes(ofFooter: section, pinning)
            }
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, indexPath.item == 0 else { return nil }
        return switch elementKind {
        case UICollectionView.elementKindSectionHeader: attributes(ofHeader: indexPath.section, pinning)
        case UICollectionView.elementKindSectionFooter: attributes(ofFooter: indexPath.section, pinning)
        default: nil
        }
    }

    // MARK: Invalidation

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        flow.invalidate(context, direction)
        super.invalidateLayout(with: context)
    }

    /// Returns whether the lines get another length, or headers or footers that stay visible move.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView, newBounds != collectionView.bounds else { return false }
        return changesLength(newBounds.size) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    /// Returns a context that invalidates everything if the lines get another length, so that the delegate is asked
    /// again (unverified), and otherwise the headers and footers that stay visible.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard changesLength(newBounds.size) else {
            invalidatePinned(in: newBounds, context)
            return context
        }
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutAttributes = true
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = true
        return context
    }

    /// Returns whether a cell that determines its size wants another one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        asksForPreferredAttributes && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    /// Returns a context with the item and its new size. If the item is before what is visible, the content offset is
    /// adjusted, so that visible items stay in place.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
        resize(originalAttributes, to: preferredAttributes.size, context)
        return context
    }

    override var asksForPreferredAttributes: Bool {
        estimatedItemSize != .zero || itemSize == Self.automaticSize || flow.content?.isEstimated == true
    }

    override func carryItems(to newItem: (IndexPath) -> IndexPath?) { flow.carrySizes(to: newItem) }

    override func displacement(of element: CollectionElement, sinceBounds old: CGRect) -> CGPoint {
        let (before, now) = (pinning(in: old), pinning)
        guard !now.isEmpty, let geometry else { return .zero }
        let section = element.indexPath.section
        let frames: (old: CGRect?, new: CGRect?) =
            switch element.kind {
            case UICollectionView.elementKindSectionHeader:
                (geometry.frame(ofHeader: section, pinning: before), geometry.frame(ofHeader: section, pinning: now))
            case UICollectionView.elementKindSectionFooter:
                (geometry.frame(ofFooter: section, pinning: before), geometry.frame(ofFooter: section, pinning: now))
            default: (nil, nil)
            }
        guard let old = frames.old, let new = frames.new else { return .zero }
        return CGPoint(x: new.minX - old.minX, y: new.minY - old.minY)
    }
}

extension UICollectionViewFlowLayout {
    var direction: FlowDirection {
        switch scrollDirection {
        case .vertical: .vertical
        case .horizontal: .horizontal
        }
    }

    /// The frames of all elements, which are computed if they aren't valid; `nil` without a collection view.
    private var geometry: FlowGeometry? {
        if flow.content == nil || flow.geometry == nil { updateGeometry() }
        return flow.geometry
    }

    private func updateGeometry() {
        guard let collectionView else { return }
        let request = FlowRequest(collectionView, self)
        if flow.content.map(request.isAnswered) != true { flow.content = request.content() }
        let isNew = flow.update(FlowEnvironment(collectionView, self), direction)
        if isNew, let sections = flow.geometry?.sections, sections.contains(where: \.hasOverlongItem) {
            FlowWarning.log(overlongItemsIn: self, collectionView)
        }
    }

    private var pinning: FlowPinning {
        guard let collectionView, sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else {
            return FlowPinning()
        }
        return pinning(in: collectionView.bounds)
    }

    private func pinning(in bounds: CGRect) -> FlowPinning {
        let visible = FlowFrame(bounds.inset(by: collectionView?.adjustedContentInset ?? .zero), in: direction)
        return FlowPinning(
            pinsHeaders: sectionHeadersPinToVisibleBounds,
            pinsFooters: sectionFootersPinToVisibleBounds,
            visible: visible.offset...max(visible.end, visible.offset)
        )
    }

    // MARK: Attributes

    private func attributes(of path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, let frame = geometry?.frame(ofItem: path.item, section: path.section) else { return nil }
        return attributes(.cell(path), frame)
    }

    private func attributes(ofHeader section: Int, _ pinning: FlowPinning) -> UICollectionViewLayoutAttributes? {
        guard let frame = geometry?.frame(ofHeader: section, pinning: pinning) else { return nil }
        let path = IndexPath(item: 0, section: section)
        let attributes = attributes(.supplementaryView(UICollectionView.elementKindSectionHeader, path), frame)
        if pinning.pinsHeaders { attributes.zIndex = FlowPinning.zIndex }
        return attributes
    }

    private func attributes(ofFooter section: Int, _ pinning: FlowPinning) -> UICollectionViewLayoutAttributes? {
        guard let frame = geometry?.frame(ofFooter: section, pinning: pinning) else { return nil }
        let path = IndexPath(item: 0, section: section)
        let attributes = attributes(.supplementaryView(UICollectionView.elementKindSectionFooter, path), frame)
        if pinning.pinsFooters { attributes.zIndex = FlowPinning.zIndex }
        return attributes
    }

    private func attributes(_ element: CollectionElement, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(element, as: Self.layoutAttributesClass)
        attributes.frame = frame
        return attributes
    }

    // MARK: Changes

    private func changesLength(_ size: CGSize) -> Bool {
        guard let collectionView else { return false }
        let old = FlowSize(collectionView.bounds.size, in: direction)
        return FlowSize(size, in: direction).length != old.length
    }

    /// Adds the headers and footers to a context that stay visible in the bounds.
    private func invalidatePinned(in bounds: CGRect, _ context: UICollectionViewLayoutInvalidationContext) {
        guard let geometry = flow.geometry else { return }
        let pinning = pinning(in: bounds)
        let visible = geometry.sections(from: pinning.visible.lowerBound, to: pinning.visible.upperBound)
        if pinning.pinsHeaders {
            let paths = visible.filter { geometry.sections[$0].header != nil }.map { IndexPath(item: 0, section: $0) }
            context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: paths)
        }
        if pinning.pinsFooters {
            let paths = visible.filter { geometry.sections[$0].footer != nil }.map { IndexPath(item: 0, section: $0) }
            context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionFooter, at: paths)
        }
    }

    /// Adds an item with a new size to a context.
    private func resize(
        _ attributes: UICollectionViewLayoutAttributes,
        to size: CGSize,
        _ context: UICollectionViewLayoutInvalidationContext
    ) {
        let path = attributes.indexPath
        guard attributes.representedElementCategory == .cell, path.count == 2, let collectionView else { return }
        context.invalidateItems(at: [path])
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.preferredSizes[path] = size
        guard let growth = flow.growth(ofLineWith: path, resizedTo: FlowSize(size, in: direction)) else { return }
        let change = FlowSize(length: 0, depth: growth).size(in: direction)
        context.contentSizeAdjustment = change
        let place = FlowFrame(attributes.frame, in: direction).offset
        if place < pinning(in: collectionView.bounds).visible.lowerBound {
            context.contentOffsetAdjustment = CGPoint(x: change.width, y: change.height)
        }
    }
}
