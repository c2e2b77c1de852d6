import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Tests images that are prepared for display, and thumbnails.
struct PreparedImageTests {
    /// Returns an image whose left half is red and whose right half is blue.
    private func makeImage(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> UIImage {
        let context = try #require(CGContext(size: CGSize(width: width, height: height), scale: 1, isOpaque: false))
        context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
        context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: width / 2, y: 0, width: width - width / 2, height: height))
        return UIImage(cgImage: try #require(context.makeImage()), scale: scale, orientation: .up)
    }

    @Test func anUprightImageIsItsOwnPreparedImage() throws {
        let image = try makeImage(8, 4)
        #expect(image.preparingForDisplay() === image)
    }

    @Test func aPreparedImageIsUpright() throws {
        let pixels = try #require(try makeImage(8, 4).cgImage)
        let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
        let prepared = try #require(turned.preparingForDisplay())
        #expect(prepared.imageOrientation == .up && prepared.size == turned.size && prepared.scale == 2)
        #expect(prepared.cgImage?.width == 4 && prepared.cgImage?.height == 8)
        #expect(prepared.pngData() == turned.pngData())
    }

    @Test func aThumbnailHasOnlyThePixelsItNeeds() throws {
        let image = try makeImage(400, 200)
        var thumbnail: UIImage?
        UITraitCollection(displayScale: 2).performAsCurrent {
            thumbnail = image.preparingThumbnail(of: CGSize(width: 20, height: 20))
        }
        let small = try #require(thumbnail)
        #expect(small.size == CGSize(width: 20, height: 10) && small.scale == 2)
        #expect(small.cgImage?.width == 40 && small.cgImage?.height == 20)
    }

    @Test func aThumbnailShowsTheImage() throws {
        let image = try makeImage(400, 200)
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 8, height: 4)))
        let context = try #require(CGContext(size: CGSize(width: 8, height: 4), scale: 1, isOpaque: false))
        UIGraphicsPushContext(context)
        small.draw(in: CGRect(x: 0, y: 0, width: 8, height: 4))
        UIGraphicsPopContext()
        let drawn = UIImage(cgImage: try #require(context.makeImage()))
        #expect(drawn.pngData() == (try makeImage(8, 4)).pngData())
    }

    @Test func aThumbnailIsUprightAndKeepsTheRenderingMode() throws {
        let pixels = try #require(try makeImage(80, 40).cgImage)
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right).withRenderingMode(.alwaysTemplate)
        let small = try #require(turned.preparingThumbnail(of: CGSize(width: 10, height: 20)))
        #expect(small.size == CGSize(width: 10, height: 20) && small.imageOrientation == .up)
        #expect(small.renderingMode == .alwaysTemplate)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: 5, height: CGFloat.infinity)])
    func aSizeThatIsNotPositiveHasNoThumbnail(size: CGSize) throws {
        #expect(try makeImage(8, 4).preparingThumbnail(of: size) == nil)
    }

    @Test func imagesWithoutPixelsAreNotPrepared() {
        for image in [UIImage(), UIImage(systemName: "star")].compactMap(\.self) {
            #expect(image.preparingForDisplay() == nil)
            #expect(image.preparingThumbnail(of: CGSize(width: 5, height: 5)) == nil)
        }
    }

    @Test func closuresRunOnBackgroundThreads() async throws {
        let image = try makeImage(40, 20)
        let prepared = await withCheckedContinuation { done in
            image.prepareForDisplay { done.resume(returning: ($0, Thread.isMainThread)) }
        }
        #expect(prepared.0 === image && !prepared.1)
        let thumbnail = await withCheckedContinuation { done in
            image.prepareThumbnail(of: CGSize(width: 4, height: 2)) {
                done.resume(returning: ($0, Thread.isMainThread))
            }
        }
        #expect(thumbnail.0?.size == CGSize(width: 4, height: 2) && !thumbnail.1)
    }

    @Test func imagesArePreparedAsynchronously() async throws {
        let image = try makeImage(40, 20)
        #expect(await image.byPreparingForDisplay() === image)
        #expect(
            await image.byPreparingThumbnail(ofSize: CGSize(width: 4, height: 4))?.size == CGSize(width: 4, height: 2)
        )
        #expect(await UIImage().byPreparingForDisplay() == nil)
    }

    @Test func manyThumbnailsAreMadeAtOnce() async throws {
        let image = try makeImage(300, 300)
        let sizes = await withTaskGroup(of: CGSize?.self) { group in
            for side in 1...50 {
                let size = CGSize(width: side, height: side)
                group.addTask { await image.byPreparingThumbnail(ofSize: size)?.size }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(sizes.compactMap { $0?.width }) == Set((1...50).map { CGFloat($0) }))
    }
}
