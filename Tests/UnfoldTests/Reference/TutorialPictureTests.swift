import CoreGraphics
import Foundation
import Testing
import Toolchain
import UIKit
import UIKitTesting

/// Tests that the pictures of the tutorials show their tables. `script/pictures` records them again.
@Suite(.serialized) @MainActor struct TutorialPictureTests {
    /// The folder to write the pictures to, or nil to write none.
    private let folder = ProcessInfo.processInfo.environment["UNFOLD_PICTURES"].map { URL(filePath: $0) }

    /// Returns the fraction of two pictures that clearly differs, from 0 to 1, or `nil` if their sizes differ.
    ///
    /// It compares the average lightness of squares of 16 pixels. A row, a separator or a word at another
    /// position makes a difference, but small variations in letters between versions of the font don't.
    private func difference(_ one: CGImage, _ other: CGImage) -> Double? {
        guard one.width == other.width, one.height == other.height else { return nil }
        let (first, second) = (lightness(of: one), lightness(of: other))
        return Double(zip(first, second).count { abs($0 - $1) > 24 }) / Double(first.count)
    }

    /// Returns the lightness of each square, from 0 to 255.
    private func lightness(of image: CGImage, side: Int = 16) -> [Int] {
        let bytes = UnsafeRawBufferPointer(start: image.pixels.base, count: image.bytesPerRow * image.height)
        var squares: [Int] = []
        for top in stride(from: 0, through: image.height - side, by: side) {
            for left in stride(from: 0, through: image.width - side, by: side) {
                var sum = 0
                for y in top..<(top + side) {
                    let row = y * image.bytesPerRow
                    for x in left..<(left + side) { sum += (0..<3).reduce(0) { $0 + Int(bytes[row + x * 4 + $1]) } }
                }
                squares.append(sum / (3 * side * side))
            }
        }
        return squares
    }

    @Test func thePicturesShowTheTables() throws {
        #expect(TutorialPicture.all.count == 9)
        for picture in TutorialPicture.all {
            let strip = try picture.strip()
            if let folder { try strip.write(to: folder.appending(path: "\(picture.name).png")) }
            let file = TutorialCode.resources.appending(path: "\(picture.name).png")
            let kept = try #require(UIImage(contentsOfFile: file.path)?.cgImage)
            let shown = try #require(strip.image.cgImage)
            // With another version of the font, a few words may be in different lines.
            let limit = 0.05
            #expect(try #require(difference(kept, shown), "\(picture.name)") < limit, "\(picture.name)")
            let nothing = try #require(difference(kept, try blank(like: kept)))
            #expect(nothing > 2 * limit, "\(picture.name) shows nothing")
        }
    }

    @Test func theyAreSmall() throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: TutorialCode.resources,
            includingPropertiesForKeys: [.fileSizeKey]
        ).filter { $0.pathExtension == "png" }
        #expect(Set(files.map { $0.deletingPathExtension().lastPathComponent }) == Set(TutorialPicture.all.map(\.name)))
        #expect(try files.reduce(0) { $0 + (try $1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) } < 300_000)
    }

    private func blank(like image: CGImage) throws -> CGImage {
        let pixels = try #require(PixelBuffer(width: image.width, height: image.height))
        memset(pixels.base, 0xFF, image.bytesPerRow * image.height)
        return CGImage(pixels: pixels, isOpaque: true)
    }
}
