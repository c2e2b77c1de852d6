import Foundation

/// A 3 × 3 matrix, of which the last column is always (0, 0, 1), that maps points by translating, scaling, rotating and
/// shearing them.
///
/// A point is a row vector to the left of the matrix: x′ = a·x + c·y + tx and y′ = b·x + d·y + ty.
public struct CGAffineTransform: Sendable {
    /// The share of x in the new x.
    public var a: CGFloat
    /// The share of x in the new y.
    public var b: CGFloat
    /// The share of y in the new x.
    public var c: CGFloat
    /// The share of y in the new y.
    public var d: CGFloat
    /// The distance by which the result moves along x.
    public var tx: CGFloat
    /// The distance by which the result moves along y.
    public var ty: CGFloat

    /// The transform that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A matrix of zeros, which maps every point to the origin. It is not the identity.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// A transform of six given entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// A transform of six given entries, without labels.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A transform that moves points by (`tx`, `ty`).
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A transform that scales about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A transform that rotates about the origin by `angle` radians, from the x axis towards the y axis: clockwise to
    /// the eye where y grows downwards, as in UIKit.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether every entry equals that of `identity`.
    public var isIdentity: Bool {
        self == .identity
    }
}

extension CGAffineTransform: Hashable {}
