import CoreGraphics
import Foundation
import Testing
import Toolchain
import UIKit
import UIKitTesting

/// The pictures of the tutorials show their tables. `script/pictures` makes them anew.
@Suite(.serialized) @MainActor struct TutorialPictureTests {
    /// Where to put them; nowhere unless a person asks for it.
    private let folder = ProcessInfo.processInfo.environment["UNFOLD_PICTURES"].map { URL(filePath: $0) }

    /// The part of the pixels in which two pictures of one size clearly differ, 0 to 1; `nil` for two sizes.
    private func difference(_ one: CGImage, _ other: CGImage) -> Double? {
        guard one.width == other.width, one.height == other.height else { return nil }
        let count = one.bytesPerRow * one.height
        let first = UnsafeRawBufferPointer(start: one.pixels.base, count: count)
        let second = UnsafeRawBufferPointer(start: other.pixels.base, count: count)
        var differing = 0
        for pixel in stride(from: 0, to: count, by: 4)
        where (pixel..<pixel + 4).contains(where: { abs(Int(first[$0]) - Int(second[$0])) > 48 }) {
            differing += 1
        }
        return Double(differing) / Double(count / 4)
    }

    @Test func thePicturesShowTheTables() throws {
        #expect(TutorialPicture.all.count == 9)
        for picture in TutorialPicture.all {
            let strip = try picture.strip()
            if let folder { try strip.write(to: folder.appending(path: "\(picture.name).png")) }
            let file = TutorialCode.resources.appending(path: "\(picture.name).png")
            let kept = try #require(UIImage(contentsOfFile: file.path)?.cgImage)
            let shown = try #require(strip.image.cgImage)
            // Text has another look with other fonts; rows are where they are.
            #expect(try #require(difference(kept, shown), "\(picture.name)") < 0.1, "\(picture.name)")
            #expect(try #require(difference(kept, try blank(like: kept))) > 0.02, "\(picture.name) shows nothing")
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
