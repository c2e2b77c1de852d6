import CCairo
import Foundation

extension CGContext {
    /// The memory of a bitmap context.
    final class Bitmap {
        let data: UnsafeMutableRawPointer
        let width: Int
        let height: Int
        let bytesPerRow: Int
        let layout: PixelLayout
        let space: CGColorSpace
        let surface: OpaquePointer
        /// The owner of the memory, or nil if the memory belongs to the client.
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

    /// Creates a context that draws into memory. The client's `data` must outlive the context and contain `height`
    /// rows of `bytesPerRow` bytes. If `data` is nil, the context allocates cleared memory.
    ///
    /// `bitsPerComponent` must be 8, and `space` an RGB space with sRGB's primaries and curve. `bitmapInfo` must be
    /// `premultipliedLast` or `noneSkipLast` in the default or the 32-bit big byte order, or `premultipliedFirst` or
    /// `noneSkipFirst` in the 32-bit little byte order, which is the fastest. `bytesPerRow` must be a multiple of 4,
    /// or 0 for the default. Each side must be within 1 … 32,767. With any other arguments the result is nil.
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

    /// Creates a bitmap context with its own memory in UIKit's coordinates, with `scale` pixels per point. The size
    /// in pixels is rounded up. Returns nil if it is zero or too large.
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

    /// Returns a copy of the bitmap's current content, or nil if this is not a bitmap context.
    public func makeImage() -> CGImage? {
        bitmap?.makeImage()
    }

    /// The bitmap's memory, or nil if this is not a bitmap context.
    public var data: UnsafeMutableRawPointer? {
        bitmap?.data
    }

    /// The bitmap's width in pixels, or 0 if this is not a bitmap context.
    public var width: Int {
        bitmap?.width ?? 0
    }

    /// The bitmap's height in pixels, or 0 if this is not a bitmap context.
    public var height: Int {
        bitmap?.height ?? 0
    }

    /// The number of bytes per row of the bitmap, or 0 if this is not a bitmap context.
    public var bytesPerRow: Int {
        bitmap?.bytesPerRow ?? 0
    }

    /// The number of bits per component of a pixel, or 0 if this is not a bitmap context.
    public var bitsPerComponent: Int {
        bitmap == nil ? 0 : 8
    }

    /// The number of bits per pixel, or 0 if this is not a bitmap context.
    public var bitsPerPixel: Int {
        bitmap == nil ? 0 : 32
    }

    /// The color space of the bitmap, or nil if this is not a bitmap context.
    public var colorSpace: CGColorSpace? {
        bitmap?.space
    }

    /// The location of the alpha component in the bitmap's pixels, or `none` if this is not a bitmap context.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
    }

    /// The layout of the bitmap's pixels, or empty if this is not a bitmap context.
    public var bitmapInfo: CGBitmapInfo {
        bitmap?.layout.bitmapInfo ?? []
    }
}
