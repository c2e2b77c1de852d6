import CoreGraphics
import Foundation

/// The index at the trailing edge of a collection view, with titles of the data source.
@MainActor
final class CollectionSectionIndex {
    private unowned let collection: UICollectionView
    private let titles: [String]
    private lazy var view = SectionIndexView { [weak self] in self?.choose($0) }

    init(_ collection: UICollectionView, _ titles: [String]) {
        (self.collection, self.titles) = (collection, titles)
        view.titles = titles
        UIView.performWithoutAnimation { collection.addSubview(view) }
    }

    func remove() { view.removeFromSuperview() }

    /// Places the index over the visible part of the collection view, in front of the cells.
    func place() {
        if collection.subviews.last !== view { collection.bringSubviewToFront(view) }
        view.layer.zPosition = CGFloat(ListMetrics.boundaryZIndex) * 2
        let area = collection.bounds.inset(by: collection.adjustedContentInset)
        let isRightToLeft = collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isRightToLeft ? collection.bounds.minX : collection.bounds.maxX - SectionIndexView.width,
            y: area.minY,
            width: SectionIndexView.width,
            height: max(0, area.height)
        )
        collection.placePinned(view, at: frame)
    }

    /// Scrolls to the item or the section that the data source names for a title.
    private func choose(_ number: Int) {
        guard let dataSource = collection.dataSource, titles.indices.contains(number), !collection.isInterrupted else {
            return
        }
        let path = dataSource.collectionView(collection, indexPathForIndexTitle: titles[number], at: number)
        if path.count == 2, collection.contains(path) {
            return collection.scrollToItem(at: path, at: .top, animated: false)
        }
        guard let section = path.first, (0..<collection.numberOfSections).contains(section) else { return }
        collection.scrollToBeginning(ofSection: section)
    }
}

extension UICollectionView {
    /// Asks the data source for the titles of the index with the next layout.
    func indexTitlesDidChange() { needsIndexTitles = true }

    /// Places the index, if there are titles.
    func placeSectionIndex() {
        if needsIndexTitles, !isInterrupted {
            needsIndexTitles = false
            let titles = dataSource?.indexTitles(for: self) ?? []
            sectionIndex?.remove()
            sectionIndex = titles.isEmpty ? nil : CollectionSectionIndex(self, titles)
        }
        sectionIndex?.place()
    }

    /// Scrolls to the header or the first item of a section.
    func scrollToBeginning(ofSection section: Int) {
        prepareLayoutIfNeeded()
        let header = CollectionElement.supplementaryView(Self.elementKindSectionHeader, [section, 0])
        var frames = [attributes(of: header)?.frame]
        if contains([section, 0]) { frames.append(attributes(of: .cell([section, 0]))?.frame) }
        // A pinned header is elsewhere than the beginning of its section.
        guard let frame = frames.last ?? nil else { return }
        let first = frames.compactMap { $0 }.filter { $0.minY <= frame.minY && frame.minY - $0.maxY < 1 }
        let top = first.map(\.minY).min() ?? frame.minY
        let target = CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)
        contentOffset = clampedOffset(target, in: contentSize)
    }
}
