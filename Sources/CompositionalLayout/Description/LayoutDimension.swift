import Foundation

/// A length of an element: a fraction of its container, a number of points, or an estimate until it is measured.
package enum LayoutDimension: Hashable, Sendable {
    /// A fraction of the width of the container, whichever side of the element it is for.
    case fractionalWidth(CGFloat)
    /// A fraction of the height of the container.
    case fractionalHeight(CGFloat)
    /// Points.
    case absolute(CGFloat)
    /// Points, until the element reports its size.
    case estimated(CGFloat)
    /// Points, until the element reports its size. It then gets the largest size of its siblings in the group.
    case uniformAcrossSiblings(estimate: CGFloat)

    /// A fraction of the length of the container along an axis.
    package static func fraction(_ fraction: CGFloat, along axis: LayoutAxis) -> LayoutDimension {
        axis == .horizontal ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
    }

    /// Whether the length counts only until the element reports its size.
    package var isEstimated: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .fractionalWidth, .fractionalHeight, .absolute: false
        }
    }

    var isUniform: Bool { if case .uniformAcrossSiblings = self { true } else { false } }

    func isFraction(of axis: LayoutAxis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        case .absolute, .estimated, .uniformAcrossSiblings: false
        }
    }

    /// Returns the length in points. Fractions are rounded down to a pixel. Nothing is shorter than zero.
    func length(in container: CGSize, _ grid: PixelGrid) -> CGFloat {
        let length =
            switch self {
            case .fractionalWidth(let fraction): grid.floor(fraction * container.width)
            case .fractionalHeight(let fraction): grid.floor(fraction * container.height)
            case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
            }
        return max(0, length)
    }
}

/// The width and the height of an element.
package struct LayoutSize: Hashable, Sendable {
    package var width: LayoutDimension
    package var height: LayoutDimension

    package init(width: LayoutDimension, height: LayoutDimension) {
        self.width = width
        self.height = height
    }

    package subscript(axis: LayoutAxis) -> LayoutDimension {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    func size(in container: CGSize, _ grid: PixelGrid) -> CGSize {
        CGSize(width: width.length(in: container, grid), height: height.length(in: container, grid))
    }
}
