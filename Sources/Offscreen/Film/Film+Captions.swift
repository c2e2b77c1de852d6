import CoreGraphics
import DisplayList
import Foundation
import UIKit

extension Film {
    /// The height of the captions below pictures in pixels.
    private static let captionHeight = 28

    /// Returns pictures of the film side by side, with the time of each below it.
    @MainActor
    func captionedStrip(at times: [TimeInterval], maximumWidth: Int = 2400, gap: Int = 8) throws(FilmError) -> CGImage {
        let strip = try strip(at: times, maximumWidth: maximumWidth, gap: gap)
        let column = (strip.width + gap) / times.count
        let captions = UIGraphicsImageRenderer(
            size: CGSize(width: strip.width, height: Self.captionHeight),
            format: Self.format
        ).image { _ in
            UIColor.black.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: strip.width, height: Self.captionHeight)).fill()
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.monospacedDigitSystemFont(ofSize: 18, weight: .medium), .foregroundColor: UIColor.white,
            ]
            for (index, time) in times.enumerated() {
                let text = String(format: "%.2f s", time) as NSString
                text.draw(at: CGPoint(x: CGFloat(index * column + 6), y: 3), withAttributes: attributes)
            }
        }
        guard let captions = captions.cgImage, let whole = CGImage.column(of: [strip, captions]) else {
            throw .tooLarge(size)
        }
        return whole
    }

    @MainActor private static var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return format
    }

    /// Writes pictures of at most `count` frames in which something moves, with their times, as a PNG file, and
    /// replaces an existing file.
    @MainActor
    package func writeStrip(frames count: Int, to url: URL) throws(FilmError) {
        guard let data = try captionedStrip(at: times(ofMotion: count)).pngData() else { throw .tooLarge(size) }
        try OutputFile(url: url).write(data)
    }
}

extension CGImage {
    /// Returns opaque images of equal width below each other, or `nil` if there is not enough memory.
    fileprivate static func column(of images: [CGImage]) -> CGImage? {
        let height = images.reduce(0) { $0 + $1.height }
        guard let width = images.first?.width, let pixels = PixelBuffer(width: width, height: height) else {
            return nil
        }
        var y = 0
        for image in images {
            for row in 0..<image.height {
                let target = pixels.base + (y + row) * pixels.bytesPerRow
                target.copyMemory(
                    from: image.pixels.base + row * image.bytesPerRow,
                    byteCount: min(pixels.bytesPerRow, image.bytesPerRow)
                )
            }
            y += image.height
        }
        return CGImage(pixels: pixels, isOpaque: true)
    }
}
