import CoreGraphics

extension UIImage {
    /// The rotation and mirroring of the stored pixels when they are drawn. The raw values are UIKit's.
    public enum Orientation: Int, Sendable {
        /// As stored.
        case up = 0
        /// Rotated by 180°.
        case down = 1
        /// Rotated by 90° counterclockwise.
        case left = 2
        /// Rotated by 90° clockwise.
        case right = 3
        /// Mirrored horizontally.
        case upMirrored = 4
        /// Mirrored horizontally, then rotated by 180°.
        case downMirrored = 5
        /// Mirrored horizontally, then rotated by 90° counterclockwise.
        case leftMirrored = 6
        /// Mirrored horizontally, then rotated by 90° clockwise.
        case rightMirrored = 7
    }
}

extension UIImage.Orientation {
    /// Creates the orientation for an EXIF value from 1 to 8 (EXIF 2.3, tag 0x0112); `up` for other values.
    init(exif number: Int) {
        let orientations: [Self] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        self = orientations.indices.contains(number - 1) ? orientations[number - 1] : .up
    }

    /// Whether the drawn width is the stored height.
    var exchangesSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The orientation with the drawn image mirrored horizontally.
    var mirrored: Self {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }

    /// The transform from the unit square of the stored image to that of the drawn one. Y grows downwards in both.
    var transform: CGAffineTransform {
        func map(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
            -> CGAffineTransform
        {
            CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }
        return switch self {
        case .up: .identity
        case .down: map(-1, 0, 0, -1, 1, 1)
        case .left: map(0, -1, 1, 0, 0, 1)
        case .right: map(0, 1, -1, 0, 1, 0)
        case .upMirrored: map(-1, 0, 0, 1, 1, 0)
        case .downMirrored: map(1, 0, 0, -1, 0, 1)
        case .leftMirrored: map(0, 1, 1, 0, 0, 0)
        case .rightMirrored: map(0, -1, -1, 0, 1, 1)
        }
    }
}
