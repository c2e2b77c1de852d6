import CoreGraphics
import Failures
import Foundation

/// Asks the client of a flow layout for the measures of its sections and items.
///
/// The client may change its data when it is asked. Then it isn't asked any further, because its data has other
/// sections and items than the collection view. The update that follows asks for all measures again.
@MainActor
struct FlowRequest {
    private let view: UICollectionView
    private let layout: UICollectionViewFlowLayout
    private let client: (any UICollectionViewDelegateFlowLayout)?

    init(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout) {
        self.view = view
        self.layout = layout
        client = view.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// The client, if it can be asked.
    private var delegate: (any UICollectionViewDelegateFlowLayout)? { view.isInterrupted ? nil : client }

    /// Whether the sections and items of a content are those of the data source. Costs constant time if these didn't
    /// change.
    func isAnswered(by content: FlowContent) -> Bool { content.counts == counts }

    private var counts: [Int] {
        view.loadCounts()
        return view.layoutCounts
    }

    /// Returns the answers of the delegate, and those of the layout where the delegate has none.
    func content() -> FlowContent {
        var content = FlowContent(counts: counts)
        content.isEstimated = layout.estimatedItemSize != .zero || isAutomatic(layout.itemSize)
        for (section, count) in content.counts.enumerated() {
            let items = items(in: section, count, isEstimated: &content.isEstimated)
            content.sections.append(FlowContent.Section(metrics: metrics(of: section), items: items))
        }
        return content
    }

    private func metrics(of section: Int) -> FlowSectionMetrics {
        let direction = layout.direction
        let insets =
            delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
        let itemSpacing =
            delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
            ?? layout.minimumInteritemSpacing
        let lineSpacing =
            delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
            ?? layout.minimumLineSpacing
        let header =
            delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
            ?? layout.headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
            ?? layout.footerReferenceSize
        return FlowSectionMetrics(
            insets: FlowInsets(insets, in: direction),
            itemSpacing: itemSpacing,
            lineSpacing: lineSpacing,
            headerDepth: max(FlowSize(header, in: direction).depth, 0),
            footerDepth: max(FlowSize(footer, in: direction).depth, 0)
        )
    }

    /// Returns the sizes of items, or their estimates. The delegate is asked for the first item, and for others only if
    /// it answers.
    private func items(in section: Int, _ count: Int, isEstimated: inout Bool) -> FlowItems {
        let size = FlowSize(estimate, in: layout.direction)
        guard count > 0, delegate != nil else { return .equal(size, count: count) }
        var items = FlowItems()
        for item in 0..<count {
            let place = IndexPath(item: item, section: section)
            // A place without an item is as large as one whose size isn't known.
            guard let path = view.rearrangement == nil ? place : view.rearrangement?.arrangement.item(at: place) else {
                items.append(size)
                continue
            }
            guard let answer = delegate?.collectionView(view, layout: layout, sizeForItemAt: path) else {
                items.append(size)
                continue
            }
            guard answer != UnimplementedFlowMethod.size else { return .equal(size, count: count) }
            check(answer, path)
            if isAutomatic(answer) { isEstimated = true }
            items.append(isAutomatic(answer) ? size : FlowSize(answer, in: layout.direction))
        }
        return items
    }

    private func check(_ size: CGSize, _ path: IndexPath) {
        programmerError(
            unless: size.width >= 0 && size.height >= 0,
            "negative sizes are not supported in the flow layout (\(size) at index path \(path))",
            in: "UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)"
        )
    }

    /// The size of an item for which the delegate has no answer.
    private var estimate: CGSize {
        let size =
            [layout.estimatedItemSize, layout.itemSize].first { $0 != .zero && !isAutomatic($0) }
            ?? FlowRequest.standardSize
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    /// The size of an item if neither the layout nor the delegate has one: the default of the layout.
    private static let standardSize = CGSize(width: 50, height: 50)

    private func isAutomatic(_ size: CGSize) -> Bool { size == UICollectionViewFlowLayout.automaticSize }
}
