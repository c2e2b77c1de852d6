import CoreGraphics

extension UIImage {
    /// How pixels are turned when they are drawn. The raw values are UIKit's.
    public enum Orientation: Int, Sendable {
        /// As they are stored.
        case up = 0
        /// By half a turn.
        case down = 1
        /// By a quarter turn against the clock.
        case left = 2
        /// By a quarter turn with the clock.
        case right = 3
        /// Mirrored from left to right.
        case upMirrored = 4
        /// Mirrored from left to right, then turned by half a turn.
        case downMirrored = 5
        /// Mirrored from left to right, then turned by a quarter turn against the clock.
        case leftMirrored = 6
        /// Mirrored from left to right, then turned by a quarter turn with the clock.
        case rightMirrored = 7
    }
}

extension UIImage.Orientation {
    /// The orientation that EXIF gives the numbers 1 to 8 (EXIF 2.3, tag 0x0112); up for other numbers.
    init(exif number: Int) {
        let orientations: [Self] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        self = orientations.indices.contains(number - 1) ? orientations[number - 1] : .up
    }

    /// Whether what is stored across is drawn downwards.
    var exchangesSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The same orientation, mirrored from left to right as it is seen.
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

    /// Where in the unit square a place in the stored unit square is drawn; y grows downwards in both.
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
