import Foundation

/// An immutable color: a color space, the components in it, and an alpha value.
public final class CGColor: Sendable {
    private let space: CGColorSpace
    /// The color components, followed by alpha.
    private let values: [CGFloat]
    /// The picture that the color repeats, or nil if it is plain. The components are then those of its average color.
    package let tile: ColorTile?

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Creates a color in sRGB, with components from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color in sRGB, with components from 0 to 1.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        space = .sharedSRGB
        values = [red, green, blue, alpha]
        tile = nil
    }

    /// Creates a gray from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
    }

    /// Creates a gray from 0 (black) to 1 (white).
    public init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        space = .sharedGray
        values = [gray, alpha]
        tile = nil
    }

    /// Creates a color in a space. `components` must point to `space.numberOfComponents` values followed by alpha. An
    /// array of that length can be passed.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.space = space
        values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        tile = nil
    }

    /// Creates a color that repeats a picture. Reads the pixels of the picture.
    package convenience init(tile: ColorTile) {
        self.init(space: .sharedSRGB, values: tile.average + [1], tile: tile)
    }

    private init(space: CGColorSpace, values: [CGFloat], tile: ColorTile?) {
        self.space = space
        self.values = values
        self.tile = tile
    }

    /// The color space of the components.
    public var colorSpace: CGColorSpace? {
        space
    }

    /// The color components, followed by alpha.
    public var components: [CGFloat]? {
        values
    }

    /// The number of `components`, including alpha.
    public var numberOfComponents: Int {
        values.count
    }

    /// The alpha value, from 0 to 1.
    public var alpha: CGFloat {
        values[values.count - 1]
    }

    /// Returns an equal color.
    public func copy() -> CGColor? {
        self
    }

    /// Returns the same color with another alpha value.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], tile: tile)
    }
}

extension CGColor: Hashable {
    /// Returns whether space, components, alpha and pattern are equal. Colors of different spaces are never equal.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space && lhs.tile === rhs.tile)
    }

    /// Hashes space, components and alpha.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }
}
