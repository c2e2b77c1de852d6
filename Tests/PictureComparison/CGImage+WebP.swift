import CWebP
import CoreGraphics
import Foundation

extension CGImage {
    /// Returns an opaque image as a WebP file without loss, which takes less than half the bytes of a PNG file. The
    /// result is `nil` if a side has more than 16,383 pixels.
    package func webPData() -> Data? {
        var (config, picture, writer) = (WebPConfig(), WebPPicture(), WebPMemoryWriter())
        guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, Self.effort) != 0,
            WebPPictureInit(&picture) != 0
        else { return nil }
        WebPMemoryWriterInit(&writer)
        defer {
            WebPPictureFree(&picture)
            WebPMemoryWriterClear(&writer)
        }
        (picture.use_argb, picture.width, picture.height) = (1, Int32(width), Int32(height))
        let bytes = pixels.base.assumingMemoryBound(to: UInt8.self)
        guard WebPPictureImportBGRX(&picture, bytes, Int32(bytesPerRow)) != 0 else { return nil }
        return withUnsafeMutablePointer(to: &writer) { writer in
            picture.writer = WebPMemoryWrite
            picture.custom_ptr = UnsafeMutableRawPointer(writer)
            guard WebPEncode(&config, &picture) != 0, let bytes = writer.pointee.mem else { return nil }
            return Data(bytes: bytes, count: writer.pointee.size)
        }
    }

    /// Returns the image in a WebP file, or `nil` for other data.
    package static func webP(_ data: Data) -> CGImage? {
        var (width, height): (Int32, Int32) = (0, 0)
        return data.withUnsafeBytes { bytes in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress,
                WebPGetInfo(base, bytes.count, &width, &height) != 0,
                let pixels = PixelBuffer(width: Int(width), height: Int(height)),
                WebPDecodeBGRAInto(
                    base,
                    bytes.count,
                    pixels.base.assumingMemoryBound(to: UInt8.self),
                    pixels.height * pixels.bytesPerRow,
                    Int32(pixels.bytesPerRow)
                ) != nil
            else { return nil }
            return CGImage(pixels: pixels, isOpaque: true)
        }
    }

    /// The effort that libwebp spends on a small file, from 0 to 9.
    private static let effort: Int32 = 6
}
