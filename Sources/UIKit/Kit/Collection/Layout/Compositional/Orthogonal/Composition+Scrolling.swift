import CompositionalLayout
import CoreGraphics
import Foundation

/// How a section scrolls across the content.
struct SectionScrolling {
    /// The place of the section's groups in the layout, in points.
    var frame: CGRect
    /// The length of the groups across the content.
    var length: CGFloat
    var offset: CGFloat
    /// Whether the groups scroll horizontally.
    var isHorizontal: Bool
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var rate: CGFloat
    var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
}

/// The sections that scroll across the content.
extension Composition {
    /// Returns the section with which an element scrolls across the content; `nil` if it doesn't.
    func scrollingSection(of element: CollectionElement) -> Int? {
        guard element.indexPath.count == 2, sections.indices.contains(element.indexPath[0]) else { return nil }
        let section = sections[element.indexPath[0]]
        guard section.orthogonalScrollingBehavior != .none else { return nil }
        switch element.category {
        case .cell: return element.indexPath[0]
        case .supplementaryView(let kind):
            let isInSection = element.indexPath[1] != LayoutElement.layoutBoundary && !section.isBoundary(kind)
            return isInSection ? element.indexPath[0] : nil
        case .decorationView: return nil
        }
    }

    /// Returns how a section scrolls; `nil` if it doesn't.
    func scrolling(of section: Int) -> SectionScrolling? {
        guard let geometry, sections.indices.contains(section),
            let (frame, length) = geometry.orthogonalViewport(ofSection: section)
        else { return nil }
        let description = sections[section]
        let properties = description.orthogonalScrollingProperties
        let isPaged = description.orthogonalScrollingBehavior != .continuous
        let usual: UIScrollView.DecelerationRate = isPaged ? .fast : .normal
        return SectionScrolling(
            frame: frame,
            length: length,
            offset: geometry[orthogonalOffsetOfSection: section],
            isHorizontal: geometry.configuration.scrollAxis == .vertical,
            behavior: description.orthogonalScrollingBehavior,
            rate: properties.decelerationRate == .automatic ? usual.rawValue : properties.decelerationRate.rawValue,
            bounce: properties.bounce
        )
    }
}
