import Foundation

extension Double: Interpolatable {
    public func adding(_ other: Double) -> Double { self + other }
    public func subtracting(_ other: Double) -> Double { self - other }
    public func scaled(by factor: Double) -> Double { self * factor }
    public var norm: Double { abs(self) }
}

extension CGFloat: Interpolatable {
    public func adding(_ other: CGFloat) -> CGFloat { self + other }
    public func subtracting(_ other: CGFloat) -> CGFloat { self - other }
    public func scaled(by factor: Double) -> CGFloat { self * CGFloat(factor) }
    public var norm: Double { Double(magnitude) }
}

extension CGPoint: Interpolatable {
    public func adding(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
    public func subtracting(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
    public func scaled(by factor: Double) -> CGPoint { CGPoint(x: x.scaled(by: factor), y: y.scaled(by: factor)) }
    public var norm: Double { max(x.norm, y.norm) }
}

extension CGSize: Interpolatable {
    public func adding(_ other: CGSize) -> CGSize {
        CGSize(width: width + other.width, height: height + other.height)
    }
    public func subtracting(_ other: CGSize) -> CGSize {
        CGSize(width: width - other.width, height: height - other.height)
    }
    public func scaled(by factor: Double) -> CGSize {
        CGSize(width: width.scaled(by: factor), height: height.scaled(by: factor))
    }
    public var norm: Double { max(width.norm, height.norm) }
}

/// By component. As an offset a rectangle may have a negative size, so only `origin` and `size` are read: the
/// standardising `width` and `height` would turn it positive.
extension CGRect: Interpolatable {
    public func adding(_ other: CGRect) -> CGRect {
        CGRect(origin: origin.adding(other.origin), size: size.adding(other.size))
    }
    public func subtracting(_ other: CGRect) -> CGRect {
        CGRect(origin: origin.subtracting(other.origin), size: size.subtracting(other.size))
    }
    public func scaled(by factor: Double) -> CGRect {
        CGRect(origin: origin.scaled(by: factor), size: size.scaled(by: factor))
    }
    public var norm: Double { max(origin.norm, size.norm) }
}

/// Colour components (red, green, blue, alpha), or any other four numbers.
extension SIMD4<Double>: Interpolatable {
    public func adding(_ other: Self) -> Self { self + other }
    public func subtracting(_ other: Self) -> Self { self - other }
    public func scaled(by factor: Double) -> Self { self * factor }
    public var norm: Double { Swift.max(abs(x), abs(y), abs(z), abs(w)) }
}

extension SIMD3<Double>: Interpolatable {
    public func adding(_ other: Self) -> Self { self + other }
    public func subtracting(_ other: Self) -> Self { self - other }
    public func scaled(by factor: Double) -> Self { self * factor }
    public var norm: Double { Swift.max(abs(x), abs(y), abs(z)) }
}
