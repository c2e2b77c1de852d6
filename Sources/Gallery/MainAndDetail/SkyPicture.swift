import UIKit

/// A drawn picture of a cloud over hills.
struct SkyPicture {
    /// The size of the picture in points.
    static let size = CGSize(width: 480, height: 240)

    /// The kinds of shapes that clouds are drawn with.
    enum Shape {
        /// Long strokes, as many as a number.
        case strokes(Int)
        /// Rows of round tufts with a radius.
        case tufts(CGFloat)
        /// A halo around the sun.
        case halo
        /// Bands over the whole sky with an opacity.
        case bands(CGFloat)
        /// Heaps with a flat base, each as high as a number of tufts.
        case heaps(Int)
        /// Flat lenses, one over the other.
        case lenses
        /// Pouches that hang from the upper edge.
        case pouches
    }

    let shape: Shape
    /// The colors of the sky at the top and at the horizon, as RGB.
    let sky: (top: UInt32, horizon: UInt32)
    /// The color of the cloud, as RGB.
    let cloud: UInt32

    func image() -> UIImage {
        UIGraphicsImageRenderer(size: Self.size).image { _ in
            fillSky()
            draw(shape)
            drawHills()
        }
    }

    private func fillSky() {
        let height: CGFloat = 4
        for y in stride(from: 0, to: Self.size.height, by: height) {
            Self.color(sky.top, towards: sky.horizon, by: y / Self.size.height).setFill()
            UIBezierPath(rect: CGRect(x: 0, y: y, width: Self.size.width, height: height)).fill()
        }
    }

    private func drawHills() {
        for (index, top) in [CGFloat(196), 212].enumerated() {
            let path = UIBezierPath()
            let (width, height, rise) = (Self.size.width, Self.size.height, CGFloat(index == 0 ? 34 : -26))
            path.move(to: CGPoint(x: 0, y: top))
            path.addCurve(
                to: CGPoint(x: width, y: top - 6),
                controlPoint1: CGPoint(x: width * 0.3, y: top - rise),
                controlPoint2: CGPoint(x: width * 0.65, y: top + rise)
            )
            path.addLine(to: CGPoint(x: width, y: height))
            path.addLine(to: CGPoint(x: 0, y: height))
            path.close()
            Self.color(index == 0 ? 0x5E8C6A : 0x3F6B4F, towards: sky.horizon, by: 0.15).setFill()
            path.fill()
        }
    }

    private func draw(_ shape: Shape) {
        var random = Scatter()
        switch shape {
        case .strokes(let count): strokes(count, &random)
        case .tufts(let radius): tufts(radius, &random)
        case .halo: halo()
        case .bands(let alpha): bands(alpha)
        case .heaps(let tufts): heaps(tufts, &random)
        case .lenses: lenses()
        case .pouches: pouches(&random)
        }
    }

    private func strokes(_ count: Int, _ random: inout Scatter) {
        for _ in 0..<count {
            let start = CGPoint(x: random.next(in: -60...380), y: random.next(in: 20...150))
            let length = random.next(in: 120...220)
            let path = UIBezierPath()
            path.move(to: start)
            path.addCurve(
                to: CGPoint(x: start.x + length, y: start.y - random.next(in: 12...34)),
                controlPoint1: CGPoint(x: start.x + length * 0.4, y: start.y + 6),
                controlPoint2: CGPoint(x: start.x + length * 0.8, y: start.y - 4)
            )
            path.lineWidth = random.next(in: 1...4)
            path.lineCapStyle = .round
            Self.color(cloud, alpha: random.next(in: 0.25...0.6)).setStroke()
            path.stroke()
        }
    }

    private func tufts(_ radius: CGFloat, _ random: inout Scatter) {
        for y in stride(from: 24, to: 150, by: radius * 1.7) {
            for x in stride(from: -10, to: Self.size.width + 10, by: radius * 2.3) {
                let size = radius * random.next(in: 0.7...1.1)
                let center = CGPoint(x: x + random.next(in: -radius...radius) / 2, y: y + random.next(in: -4...4))
                fill(center, size, size * 0.62, alpha: random.next(in: 0.55...0.9))
            }
        }
    }

    private func halo() {
        let sun = CGPoint(x: Self.size.width / 2, y: 100)
        fill(sun, 90, 90, alpha: 0.16)
        for (radius, width, alpha) in [(CGFloat(70), CGFloat(5), CGFloat(0.7)), (76, 3, 0.35)] {
            let ring = UIBezierPath(ovalIn: Self.oval(sun, radius, radius))
            ring.lineWidth = width
            Self.color(0xFFFFFF, alpha: alpha).setStroke()
            ring.stroke()
        }
        fill(sun, 15, 15, alpha: 1)
    }

    private func bands(_ alpha: CGFloat) {
        for (index, y) in stride(from: CGFloat(6), to: 180, by: 24).enumerated() {
            let x = Self.size.width * (index.isMultiple(of: 2) ? 0.35 : 0.65)
            fill(CGPoint(x: x, y: y), 360, 20, alpha: alpha)
        }
    }

    private func heaps(_ tufts: Int, _ random: inout Scatter) {
        let places: [(CGFloat, CGFloat)] = tufts > 5 ? [(240, 176)] : [(120, 140), (345, 118), (238, 166)]
        for (x, base) in places {
            for row in 0..<tufts {
                let width = CGFloat(tufts - row) / CGFloat(tufts)
                for step in -2...2 {
                    let reach = 62 * (tufts > 5 ? 0.55 + width * 0.45 : width)
                    let center = CGPoint(x: x + CGFloat(step) * reach / 2, y: base - CGFloat(row) * 20)
                    let size = random.next(in: 20...28)
                    fill(center, size, size * 0.8, alpha: 0.94)
                }
            }
            fill(CGPoint(x: x, y: base + 14), 78, 8, alpha: 0.9)
            if tufts > 5 { fill(CGPoint(x: x, y: 34), 170, 22, alpha: 0.95) }
        }
    }

    private func lenses() {
        for (index, y) in [CGFloat(70), 92, 116].enumerated() {
            fill(CGPoint(x: 240, y: y), 110 + CGFloat(index) * 34, 15, alpha: 0.85)
        }
    }

    private func pouches(_ random: inout Scatter) {
        Self.color(cloud).setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: Self.size.width, height: 40)).fill()
        for row in 0..<3 {
            for x in stride(from: CGFloat(row * 22), to: Self.size.width + 40, by: 58) {
                let center = CGPoint(x: x, y: 96 - CGFloat(row) * 30)
                fill(center, 34, random.next(in: 24...34), alpha: 0.55 + CGFloat(row) * 0.2)
            }
        }
    }

    private func fill(_ center: CGPoint, _ width: CGFloat, _ height: CGFloat, alpha: CGFloat) {
        Self.color(cloud, alpha: alpha).setFill()
        UIBezierPath(ovalIn: Self.oval(center, width, height)).fill()
    }

    private static func oval(_ center: CGPoint, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: center.x - width, y: center.y - height, width: 2 * width, height: 2 * height)
    }

    private static func parts(_ rgb: UInt32) -> [CGFloat] {
        [16, 8, 0].map { CGFloat(rgb >> $0 & 0xFF) / 255 }
    }

    private static func color(_ rgb: UInt32, alpha: CGFloat = 1) -> UIColor {
        let parts = parts(rgb)
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    private static func color(_ rgb: UInt32, towards other: UInt32, by fraction: CGFloat) -> UIColor {
        let mixed = zip(parts(rgb), parts(other)).map { $0 + ($1 - $0) * fraction }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
    }
}

/// A generator of numbers that look random and are the same for each picture.
private struct Scatter {
    private var state: UInt32 = 2_463_534_242

    mutating func next(in range: ClosedRange<CGFloat>) -> CGFloat {
        // Xorshift, by George Marsaglia: `state` takes every value but 0.
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(state >> 8) / CGFloat(1 << 24)
    }
}
