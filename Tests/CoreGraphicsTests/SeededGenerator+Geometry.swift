import CoreGraphics
import SeededRandom

extension SeededGenerator {
    init(seed: Int) {
        self.init(seed: UInt64(bitPattern: Int64(seed)))
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
