import Foundation

extension Double: Interpolatable {
    package func adding(_ other: Double) -> Double { self + other }
    package func subtracting(_ other: Double) -> Double { self - other }
    package func scaled(by factor: Double) -> Double { self * factor }
    package var norm: Double { abs(self) }
}

extension CGFloat: Interpolatable {
    package func adding(_ other: CGFloat) -> CGFloat { self + other }
    package func subtracting(_ other: CGFloat) -> CGFloat { self - other }
    package func scaled(by factor: Double) -> CGFloat { self * CGFloat(factor) }
    package var norm: Double { Double(magnitude) }
}

extension CGPoint: Interpolatable {
    package func adding(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
    package func subtracting(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
    package func scaled(by factor: Double) -> CGPoint { CGPoint(x: x.scaled(by: factor), y: y.scaled(by: factor)) }
    package var norm: Double { max(x.norm, y.norm) }
}

extension CGSize: Interpolatable {
    package func adding(_ other: CGSize) -> CGSize {
        CGSize(width: width + other.width, height: height + other.height)
    }
    package func subtracting(_ other: CGSize) -> CGSize {
        CGSize(width: width - other.width, height: height - other.height)
    }
    package func scaled(by factor: Double) -> CGSize {
        CGSize(width: width.scaled(by: factor), height: height.scaled(by: factor))
    }
    package var norm: Double { max(width.norm, height.norm) }
}

/// By component. A rectangle that is an offset may have a negative size, so only `origin` and `size` are read:
/// `width` and `height` would return absolute values.
extension CGRect: Interpolatable {
    package func adding(_ other: CGRect) -> CGRect {
        CGRect(origin: origin.adding(other.origin), size: size.adding(other.size))
    }
    package func subtracting(_ other: CGRect) -> CGRect {
        CGRect(origin: origin.subtracting(other.origin), size: size.subtracting(other.size))
    }
    package func scaled(by factor: Double) -> CGRect {
        CGRect(origin: origin.scaled(by: factor), size: size.scaled(by: factor))
    }
    package var norm: Double { max(origin.norm, size.norm) }
}

/// Color components (red, green, blue, alpha), or any other four numbers.
extension SIMD4<Double>: Interpolatable {
    package func adding(_ other: Self) -> Self { self + other }
    package func subtracting(_ other: Self) -> Self { self - other }
    package func scaled(by factor: Double) -> Self { self * factor }
    package var norm: Double { Swift.max(abs(x), abs(y), abs(z), abs(w)) }
}

extension SIMD3<Double>: Interpolatable {
    package func adding(_ other: Self) -> Self { self + other }
    package func subtracting(_ other: Self) -> Self { self - other }
    package func scaled(by factor: Double) -> Self { self * factor }
    package var norm: Double { Swift.max(abs(x), abs(y), abs(z)) }
}
