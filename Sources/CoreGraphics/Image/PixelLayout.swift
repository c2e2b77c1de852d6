import CCairo
import Foundation

/// A pixel layout that can be drawn into: four bytes per pixel, in Cairo's order or with red and blue exchanged.
package struct PixelLayout: Hashable, Sendable {
    /// Whether the order in memory is red, green, blue, alpha instead of blue, green, red, alpha.
    package var startsWithRed: Bool
    /// Whether the fourth byte is unused.
    package var isOpaque: Bool

    /// Cairo's layout with alpha.
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
