import CoreGraphics

/// The measures of the collection view on which a flow depends.
struct FlowEnvironment: Hashable, Sendable {
    /// The length of the lines with the insets of their section, in points.
    var length: CGFloat
    /// The insets that the edges of the section insets add at both ends of the lines.
    var margins: FlowInsets
    var scale: CGFloat

    @MainActor
    init(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout) {
        let (direction, inset) = (layout.direction, view.adjustedContentInset)
        let content = view.bounds.inset(by: inset).size
        length = max(FlowSize(content, in: direction).length, 0)
        let edges: UIEdgeInsets =
            switch layout.sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
        margins = FlowInsets(
            UIEdgeInsets(
                top: max(edges.top - inset.top, 0),
                left: max(edges.left - inset.left, 0),
                bottom: max(edges.bottom - inset.bottom, 0),
                right: max(edges.right - inset.right, 0)
            ),
            in: direction
        )
        scale = view.screenScale
    }
}
