import Foundation

/// An immutable color: a space, the components in it, and an opacity.
public final class CGColor: Sendable {
    private let space: CGColorSpace
    /// The color components with alpha after them.
    private let values: [CGFloat]

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black of no opacity.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// A color in sRGB, each part 0 … 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// A color in sRGB, each part 0 … 1.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        space = .sharedSRGB
        values = [red, green, blue, alpha]
    }

    /// A gray, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
    }

    /// A gray, from 0 (black) to 1 (white).
    public init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        space = .sharedGray
        values = [gray, alpha]
    }

    /// A color in the given space. `components` must point at `space.numberOfComponents` numbers with alpha after
    /// them; an array of that length will do.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.space = space
        values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    }

    private init(space: CGColorSpace, values: [CGFloat]) {
        self.space = space
        self.values = values
    }

    /// The space in which the components are to be read.
    public var colorSpace: CGColorSpace? {
        space
    }

    /// The color's components with alpha after them.
    public var components: [CGFloat]? {
        values
    }

    /// How many `components` there are, alpha counted.
    public var numberOfComponents: Int {
        values.count
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat {
        values[values.count - 1]
    }

    /// An equal color.
    public func copy() -> CGColor? {
        self
    }

    /// The same color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha])
    }
}

extension CGColor: Hashable {
    /// Whether space, components and alpha are the same. Equal-looking colors of two spaces differ.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space)
    }

    /// Feeds space, components and alpha.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }
}
