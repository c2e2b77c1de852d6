import CoreGraphics

/// SplitMix64: equal seeds give equal numbers, so that a failing seed can be run again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(bitPattern: Int64(seed))
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        CGFloat.random(in: range, using: &self)
    }

    mutating func point(_ range: ClosedRange<CGFloat> = -100...100) -> CGPoint {
        CGPoint(x: number(range), y: number(range))
    }

    mutating func transform() -> CGAffineTransform {
        CGAffineTransform(
            a: number(-3...3),
            b: number(-3...3),
            c: number(-3...3),
            d: number(-3...3),
            tx: number(-50...50),
            ty: number(-50...50)
        )
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        hypot(x - other.x, y - other.y)
    }
}
