import CWebP
import CoreGraphics
import Foundation

/// An encoder of an animated WebP file, which is lossless and repeats forever.
final class WebPAnimation {
    /// The maximum width and height in the format, in pixels.
    static let largestSide = 16_383

    private let encoder: OpaquePointer
    private var config = WebPConfig()

    init(width: Int, height: Int) throws(FilmError) {
        var options = WebPAnimEncoderOptions()
        guard width <= Self.largestSide, height <= Self.largestSide, WebPAnimEncoderOptionsInit(&options) != 0,
            let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
        else { throw .tooLarge(CGSize(width: width, height: height)) }
        self.encoder = encoder
        guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, Self.effort) != 0 else {
            throw .notEncoded(reason: "the installed libwebp is of another version than this program")
        }
    }

    deinit {
        WebPAnimEncoderDelete(encoder)
    }

    /// The effort that libwebp spends on a small file, from 0 to 9.
    private static let effort: Int32 = 4

    /// Adds an opaque image that is shown from a time on. Times must start at 0 and increase.
    func add(_ image: CGImage, at milliseconds: Int) throws(FilmError) {
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw .notEncoded(reason: "libwebp is of another version") }
        defer { WebPPictureFree(&picture) }
        picture.use_argb = 1
        picture.width = Int32(image.width)
        picture.height = Int32(image.height)
        let pixels = image.pixels.base.assumingMemoryBound(to: UInt8.self)
        guard WebPPictureImportBGRX(&picture, pixels, Int32(image.bytesPerRow)) != 0 else {
            throw .tooLarge(CGSize(width: image.width, height: image.height))
        }
        guard WebPAnimEncoderAdd(encoder, &picture, Int32(milliseconds), &config) != 0 else { throw failure }
    }

    /// Returns the file, whose last image is shown until a time.
    func finish(at milliseconds: Int) throws(FilmError) -> Data {
        var file = WebPData()
        defer { WebPDataClear(&file) }
        guard WebPAnimEncoderAdd(encoder, nil, Int32(milliseconds), nil) != 0,
            WebPAnimEncoderAssemble(encoder, &file) != 0
        else { throw failure }
        return Data(bytes: file.bytes, count: file.size)
    }

    private var failure: FilmError {
        .notEncoded(reason: WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "libwebp does not say why")
    }
}
