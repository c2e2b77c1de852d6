import CCairo
import Foundation

extension CGContext {
    /// The memory that a bitmap context draws into.
    final class Bitmap {
        let data: UnsafeMutableRawPointer
        let width: Int
        let height: Int
        let bytesPerRow: Int
        let layout: PixelLayout
        let space: CGColorSpace
        let surface: OpaquePointer
        /// The memory's owner, unless that is the client.
        private let owned: PixelBuffer?

        init?(
            data: UnsafeMutableRawPointer?,
            width: Int,
            height: Int,
            bytesPerRow: Int,
            space: CGColorSpace,
            layout: PixelLayout
        ) {
            let sides = 1...PixelBuffer.largestSide
            guard sides.contains(width), sides.contains(height) else { return nil }
            var rowBytes = bytesPerRow == 0 ? width * 4 : bytesPerRow
            guard rowBytes >= width * 4, rowBytes.isMultiple(of: 4), rowBytes <= Int32.max else { return nil }
            if let data {
                self.data = data
                owned = nil
            } else {
                guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
                rowBytes = buffer.bytesPerRow
                self.data = buffer.base
                owned = buffer
            }
            let surface = cairo_image_surface_create_for_data(
                self.data.assumingMemoryBound(to: UInt8.self),
                layout.cairoFormat,
                Int32(width),
                Int32(height),
                Int32(rowBytes)
            )
            guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
            (self.surface, self.width, self.height, self.bytesPerRow) = (surface, width, height, rowBytes)
            (self.layout, self.space) = (layout, space)
        }

        deinit {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }

        func makeImage() -> CGImage? {
            cairo_surface_flush(surface)
            guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
            pixels.copy(from: data, bytesPerRow: bytesPerRow)
            if layout.startsWithRed {
                exchangeRedAndBlue(pixels.base, width: width, height: height, bytesPerRow: pixels.bytesPerRow)
            }
            return CGImage(pixels: pixels, isOpaque: layout.isOpaque)
        }
    }

    /// A context that draws into memory: yours if `data` is given, which must then outlive the context and hold `height`
    /// rows of `bytesPerRow` bytes; otherwise its own, cleared.
    ///
    /// `bitsPerComponent` must be 8 and `space` one of RGB. `bitmapInfo` must be `premultipliedLast` or `noneSkipLast` in
    /// the default or the 32-bit big order, or `premultipliedFirst` or `noneSkipFirst` in the 32-bit little order, which is
    /// the quickest. `bytesPerRow` is a multiple of 4, or 0 to have it chosen; each side is within 1 … 32,767. Anything
    /// else gives nil.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        guard bitsPerComponent == 8, space.encoding == .srgb, let layout = PixelLayout(bitmapInfo: bitmapInfo),
            let bitmap = Bitmap(
                data: data,
                width: width,
                height: height,
                bytesPerRow: bytesPerRow,
                space: space,
                layout: layout
            ),
            let cairo = cairo_create(bitmap.surface)
        else { return nil }
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        self.init(
            cairo: cairo,
            bitmap: bitmap,
            base: flip,
            ctm: .identity,
            shadowBase: CGAffineTransform(scaleX: 1, y: -1)
        )
    }

    /// A bitmap of its own in UIKit's coordinates, `scale` pixels to the point and as many whole pixels as `size` needs;
    /// nil if that is none or too many.
    package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let sides = 1...CGFloat(PixelBuffer.largestSide)
        guard scale > 0, sides.contains(width), sides.contains(height),
            let bitmap = Bitmap(
                data: nil,
                width: Int(width),
                height: Int(height),
                bytesPerRow: 0,
                space: .sharedSRGB,
                layout: PixelLayout(startsWithRed: false, isOpaque: isOpaque)
            ),
            let cairo = cairo_create(bitmap.surface)
        else { return nil }
        self.init(
            cairo: cairo,
            bitmap: bitmap,
            base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height),
            ctm: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height),
            shadowBase: CGAffineTransform(scaleX: scale, y: scale)
        )
    }

    /// The bitmap as it is now, copied; nil if the context is not a bitmap's.
    public func makeImage() -> CGImage? {
        bitmap?.makeImage()
    }

    /// The bitmap's memory; nil if the context is not a bitmap's.
    public var data: UnsafeMutableRawPointer? {
        bitmap?.data
    }

    /// The bitmap's width in pixels; 0 if the context is not a bitmap's.
    public var width: Int {
        bitmap?.width ?? 0
    }

    /// The bitmap's height in pixels; 0 if the context is not a bitmap's.
    public var height: Int {
        bitmap?.height ?? 0
    }

    /// The bytes from one row of the bitmap to the next; 0 if the context is not a bitmap's.
    public var bytesPerRow: Int {
        bitmap?.bytesPerRow ?? 0
    }

    /// The bits of a component of a pixel; 0 if the context is not a bitmap's.
    public var bitsPerComponent: Int {
        bitmap == nil ? 0 : 8
    }

    /// The bits of a pixel; 0 if the context is not a bitmap's.
    public var bitsPerPixel: Int {
        bitmap == nil ? 0 : 32
    }

    /// The space of the bitmap's colours; nil if the context is not a bitmap's.
    public var colorSpace: CGColorSpace? {
        bitmap?.space
    }

    /// Whether the bitmap's pixels have an opacity, and where; `none` if the context is not a bitmap's.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
    }

    /// The layout of the bitmap's pixels; empty if the context is not a bitmap's.
    public var bitmapInfo: CGBitmapInfo {
        bitmap?.layout.bitmapInfo ?? []
    }
}
