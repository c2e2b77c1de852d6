import CCairo
import Foundation

/// The layouts that can be drawn into: four bytes a pixel, as cairo has them or with red and blue exchanged.
package struct PixelLayout: Hashable, Sendable {
    /// Red, green, blue, alpha in memory rather than blue, green, red, alpha.
    package var startsWithRed: Bool
    /// The fourth byte means nothing.
    package var isOpaque: Bool

    package static let native = PixelLayout(startsWithRed: false, isOpaque: false)

    package init(startsWithRed: Bool, isOpaque: Bool) {
        self.startsWithRed = startsWithRed
        self.isOpaque = isOpaque
    }

    init?(bitmapInfo: UInt32) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue),
            !info.contains(.floatComponents)
        else { return nil }
        let order = info.intersection(.byteOrderMask)
        switch alpha {
        case .premultipliedFirst where order == .byteOrder32Little:
            self.init(startsWithRed: false, isOpaque: false)
        case .noneSkipFirst where order == .byteOrder32Little:
            self.init(startsWithRed: false, isOpaque: true)
        case .premultipliedLast where order.isEmpty || order == .byteOrder32Big:
            self.init(startsWithRed: true, isOpaque: false)
        case .noneSkipLast where order.isEmpty || order == .byteOrder32Big:
            self.init(startsWithRed: true, isOpaque: true)
        default:
            return nil
        }
    }

    var bitmapInfo: CGBitmapInfo {
        let alpha: CGImageAlphaInfo =
            switch (startsWithRed, isOpaque) {
            case (true, true): .noneSkipLast
            case (true, false): .premultipliedLast
            case (false, true): .noneSkipFirst
            case (false, false): .premultipliedFirst
            }
        let order: CGBitmapInfo = startsWithRed ? [] : .byteOrder32Little
        return CGBitmapInfo(rawValue: alpha.rawValue).union(order)
    }

    var cairoFormat: cairo_format_t {
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    }
}
