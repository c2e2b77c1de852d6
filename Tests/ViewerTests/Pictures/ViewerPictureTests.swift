import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Viewer

extension ViewerScreenTests {
    /// Tests that the pictures of formats in `docs/viewer` show what the viewer draws. With `UNFOLD_VIEWER_PICTURES=1`,
    /// records them again.
    @Suite @MainActor struct ViewerPictureTests {
        private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/viewer")
        private let records = ProcessInfo.processInfo.environment["UNFOLD_VIEWER_PICTURES"] != nil

        @Test(arguments: 0..<ViewerPicture.count) func pictureIsAsRecorded(index: Int) throws {
            #expect(ViewerPicture.all.count == ViewerPicture.count)
            let picture = ViewerPicture.all[index]
            let file = Self.folder.appending(path: "\(picture.name).png")
            let image = picture.draw()
            if records { try #require(image.pngData()).write(to: file) }
            let shown = try #require(image.cgImage)
            let kept = try #require(UIImage(contentsOfFile: file.path)?.cgImage, "\(picture.name)")
            #expect((kept.width, kept.height) == (shown.width, shown.height))
            // The letters of another version of the fonts differ a little, and a row at another place much.
            #expect(difference(kept, shown) < 0.02, "\(picture.name)")
        }

        /// Returns the part of the squares of 10 pixels whose lightness clearly differs.
        private func difference(_ first: CGImage, _ second: CGImage) -> Double {
            let (one, other) = (lightness(of: first), lightness(of: second))
            return Double(zip(one, other).count { abs($0 - $1) > 16 }) / Double(max(1, one.count))
        }

        private func lightness(of image: CGImage, side: Int = 10) -> [Int] {
            let bytes = UnsafeRawBufferPointer(start: image.pixels.base, count: image.bytesPerRow * image.height)
            var squares: [Int] = []
            for top in stride(from: 0, through: image.height - side, by: side) {
                for left in stride(from: 0, through: image.width - side, by: side) {
                    var sum = 0
                    for y in top..<top + side {
                        let row = y * image.bytesPerRow
                        for x in left..<left + side { sum += (0..<3).reduce(0) { $0 + Int(bytes[row + x * 4 + $1]) } }
                    }
                    squares.append(sum / (3 * side * side))
                }
            }
            return squares
        }
    }
}
