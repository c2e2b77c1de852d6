import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

extension ScreenTests {
    @Suite @MainActor
    struct PictureTests {
        @Test func showsTheScreenInPixels() throws {
            let screen = TestScreen(size: CGSize(width: 20, height: 10), scale: 2)
            let view = screen.square(at: CGPoint(x: 5, y: 0), side: 5)
            view.backgroundColor = UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)
            let picture = screen.picture()
            #expect(picture.size == CGSize(width: 20, height: 10) && picture.scale == 2)
            let image = try #require(picture.cgImage)
            #expect(image.width == 40 && image.height == 20)
            #expect(image.pixel(9, 0) == 0xFF00_0000, "black where nothing is drawn")
            #expect(image.pixel(10, 0) == 0xFFFF_3300)
            #expect(image.pixel(19, 9) == 0xFFFF_3300)
            #expect(image.pixel(20, 9) == 0xFF00_0000)
            #expect(image.pixel(19, 10) == 0xFF00_0000)
        }

        @Test func anEmptyScreenIsBlack() throws {
            let image = try #require(TestScreen(size: CGSize(width: 3, height: 2), scale: 1).picture().cgImage)
            #expect((0..<6).allSatisfy { image.pixel($0 % 3, $0 / 3) == 0xFF00_0000 })
        }

        /// A pixel partly outside the picture would be too dark.
        @Test func noPixelAtTheEdgeIsHalfBlack() throws {
            let screen = TestScreen(size: CGSize(width: 39, height: 84.4), scale: 2)
            screen.window.backgroundColor = .white
            let recording = screen.record {}
            for scale in [0.3, 0.3536, 0.5, 1, 1.7, 2, 3] {
                let image = try #require(recording.picture(at: 0, scale: scale).cgImage)
                #expect(image.width == Int(39 * scale + 1e-6) && image.height == Int(84.4 * scale + 1e-6))
                #expect(image.pixel(image.width - 1, image.height - 1) == 0xFFFF_FFFF, "scale \(scale)")
            }
        }

        @Test func equalScriptsGiveEqualBytes() throws {
            func run() throws -> [Data] {
                let screen = TestScreen(size: CGSize(width: 120, height: 80), scale: 2)
                let view = screen.square(at: CGPoint(x: 5, y: 5), side: 30)
                view.layer.cornerRadius = 7
                view.layer.shadowOpacity = 0.5
                UIView.animate(
                    withDuration: 0.6,
                    delay: 0,
                    usingSpringWithDamping: 0.4,
                    initialSpringVelocity: 3,
                    options: []
                ) {
                    view.transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 30, y: 10)
                    view.alpha = 0.7
                }
                return try (0..<8).map { _ in
                    screen.advance(by: 0.07)
                    return try #require(screen.picture().pngData())
                }
            }
            let first = try run()
            #expect(try run() == first)
            #expect(Set(first).count == first.count, "each moment looks different")
        }
    }
}

extension CGImage {
    /// Returns alpha, red, green and blue of a pixel, from the highest byte to the lowest.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        pixels.base.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    }
}
