import CoreGraphics

/// The radii of the corners of a view.
///
/// ```swift
/// panel.cornerConfiguration = .uniformTopRadius(24)
/// badge.cornerConfiguration = .capsule()
/// ```
///
/// A corner without a radius is square. No radius exceeds half of the shorter side of the view. Where a method makes
/// corners uniform, they have the largest of the radii that each of them would have.
public struct UICornerConfiguration: Hashable, CustomStringConvertible {
    /// The corners that have one radius.
    enum Uniformity {
        case none, all, rows, columns, top, bottom, left, right
    }

    private(set) var topLeft: UICornerRadius?
    private(set) var topRight: UICornerRadius?
    private(set) var bottomLeft: UICornerRadius?
    private(set) var bottomRight: UICornerRadius?
    private(set) var uniformity = Uniformity.none

    /// Creates the configuration of a new view, whose corners have no radius.
    init() {}

    private init(
        _ topLeft: UICornerRadius?,
        _ topRight: UICornerRadius?,
        _ bottomLeft: UICornerRadius?,
        _ bottomRight: UICornerRadius?,
        _ uniformity: Uniformity = .none
    ) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
        self.uniformity = uniformity
    }

    // MARK: Independent corners

    /// Returns a configuration in which each corner has its own radius by the same rule. Concentric corners may differ.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, radius, radius)
    }

    /// Returns a configuration with a radius for each corner, or none.
    public static func corners(
        topLeftRadius: UICornerRadius?,
        topRightRadius: UICornerRadius?,
        bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
    }

    // MARK: A capsule

    /// Returns a configuration in which the shorter sides of the view are half circles.
    ///
    /// - Parameter maximumRadius: The largest radius in points. The sides of a view that is larger are straight between
    ///   corners of that radius.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        corners(radius: maximumRadius.map { .fixed($0) } ?? .capsule)
    }

    // MARK: Uniform corners

    /// Returns a configuration in which all corners have one radius.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, radius, radius, .all)
    }

    /// Returns a configuration with a radius for the left corners and a radius for the right corners.
    public static func uniformEdges(
        leftRadius: UICornerRadius,
        rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius, .columns)
    }

    /// Returns a configuration with a radius for the top corners and a radius for the bottom corners.
    public static func uniformEdges(
        topRadius: UICornerRadius,
        bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius, .rows)
    }

    /// Returns a configuration in which the bottom corners have one radius.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius,
        topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        uniform(.bottom, bottomRadius, topLeftRadius, topRightRadius)
    }

    /// Returns a configuration in which the left corners have one radius.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius,
        topRightRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        uniform(.left, leftRadius, topRightRadius, bottomRightRadius)
    }

    /// Returns a configuration in which the right corners have one radius.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius,
        topLeftRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        uniform(.right, rightRadius, topLeftRadius, bottomLeftRadius)
    }

    /// Returns a configuration in which the top corners have one radius.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius,
        bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        uniform(.top, topRadius, bottomLeftRadius, bottomRightRadius)
    }

    /// Returns a configuration with one radius for the corners at an edge, and radii for the two others row by row.
    private static func uniform(
        _ edge: Uniformity,
        _ radius: UICornerRadius,
        _ others: UICornerRadius?...
    ) -> UICornerConfiguration {
        let atEdge = Set(edge.groups.joined())
        var others = others[...]
        let radii = (0..<4).map { atEdge.contains($0) ? radius : others.removeFirst() }
        return UICornerConfiguration(radii[0], radii[1], radii[2], radii[3], edge)
    }

    // MARK: CustomStringConvertible

    /// A text for debugging.
    public var description: String {
        let names = ["topLeftRadius", "topRightRadius", "bottomLeftRadius", "bottomRightRadius"]
        let radii = zip(names, rules).map { "\($0): \($1?.description ?? ".unspecified")" }
        return "UICornerConfiguration(\(radii.joined(separator: ", ")))"
    }

    /// The radii row by row, from the left.
    var rules: [UICornerRadius?] { [topLeft, topRight, bottomLeft, bottomRight] }
}
