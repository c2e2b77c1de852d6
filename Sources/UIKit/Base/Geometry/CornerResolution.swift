import CoreGraphics
import QuartzCore

/// The container of concentric corners.
struct CornerContainer {
    var radii: CornerRadii
    /// The distances of the view's edges from those of the container, in points. Negative where the view extends beyond
    /// it.
    var insets: UIEdgeInsets
}

extension UICornerConfiguration {
    /// Whether a corner has a radius. A view without one has the corner radius of its layer.
    var isSpecified: Bool { rules.contains { $0 != nil } }

    /// Whether a radius depends on the container.
    var isConcentric: Bool {
        rules.contains { if case .concentric = $0?.rule { true } else { false } }
    }

    /// Returns the radii of a view of a size.
    ///
    /// - Parameter container: The container, or `nil` if there is none.
    func radii(in size: CGSize, container: CornerContainer?) -> CornerRadii {
        let outer = container?.radii ?? CornerRadii()
        let insets = container?.insets ?? .zero
        let half = min(size.width, size.height) / 2
        // The radii of the container's corners, and the distances to them.
        let corners = [
            (outer.topLeft, insets.left, insets.top), (outer.topRight, insets.right, insets.top),
            (outer.bottomLeft, insets.left, insets.bottom), (outer.bottomRight, insets.right, insets.bottom),
        ]
        var radii = zip(rules, corners).map { radius, corner -> CGFloat in
            switch radius?.rule {
            case .fixed(let radius): CGFloat(radius)
            // Two corners of different distances from the two edges can't have one center. The greater distance counts,
            // so that a corner beside an edge, but far from the container's corner, isn't rounded by it.
            case .concentric(let minimum): max(corner.0 - max(corner.1, corner.2, 0), minimum)
            case .capsule: half
            case nil: 0
            }
        }
        for group in uniformity.groups {
            let largest = group.map { radii[$0] }.max() ?? 0
            for index in group { radii[index] = largest }
        }
        return CornerRadii(topLeft: radii[0], topRight: radii[1], bottomLeft: radii[2], bottomRight: radii[3])
            .fitted(to: size)
    }
}

extension UICornerConfiguration.Uniformity {
    /// The corners that have one radius, by their places row by row from the left.
    var groups: [[Int]] {
        switch self {
        case .none: []
        case .all: [[0, 1, 2, 3]]
        case .rows: [[0, 1], [2, 3]]
        case .columns: [[0, 2], [1, 3]]
        case .top: [[0, 1]]
        case .bottom: [[2, 3]]
        case .left: [[0, 2]]
        case .right: [[1, 3]]
        }
    }
}

extension CornerRadii {
    /// Returns the largest radius of some corners; 0 of none.
    func largest(in corners: UIRectCorner) -> CGFloat {
        let radii: [(UIRectCorner, CGFloat)] = [
            (.topLeft, topLeft), (.topRight, topRight), (.bottomLeft, bottomLeft), (.bottomRight, bottomRight),
        ]
        return radii.lazy.filter { corners.contains($0.0) }.map(\.1).max() ?? 0
    }
}
