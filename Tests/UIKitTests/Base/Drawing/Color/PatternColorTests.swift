import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct PatternColorTests {
        private let screen = TestScreen(size: CGSize(width: 40, height: 40))

        /// An image whose left half is red and whose right half is blue.
        private func tile(_ size: CGSize = CGSize(width: 4, height: 4), scale: CGFloat = 1) -> UIImage {
            draw(size, scale: scale) { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
                UIColor.blue.setFill()
                context.fill(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
            }
        }

        private func draw(
            _ size: CGSize,
            scale: CGFloat = 1,
            _ actions: (UIGraphicsImageRendererContext) -> Void
        ) -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            return UIGraphicsImageRenderer(size: size, format: format).image(actions: actions)
        }

        @Test func aFillRepeatsTheImage() throws {
            let pattern = UIColor(patternImage: tile())
            let image = draw(CGSize(width: 12, height: 8)) { context in
                pattern.setFill()
                context.cgContext.translateBy(x: 1, y: 0)
                context.fill(CGRect(x: 0, y: 0, width: 11, height: 8))
            }
            let pixels = try #require(image.cgImage)
            // The transform moves the shape and not the pattern.
            #expect(pixels.pixel(0, 4) == .clear && pixels.pixel(1, 4) == .red && pixels.pixel(2, 4) == .blue)
            #expect(pixels.pixel(5, 7) == .red && pixels.pixel(7, 0) == .blue && pixels.pixel(8, 0) == .red)
        }

        @Test func theOpacityAppliesToThePattern() throws {
            let pattern = UIColor(patternImage: tile()).withAlphaComponent(0.5)
            let image = draw(CGSize(width: 8, height: 8)) { context in
                pattern.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            let pixel = try #require(image.cgImage).pixel(4, 4)
            #expect(abs(pixel.alpha - 128) <= 1 && abs(pixel.red - 128) <= 1 && pixel.blue == 0)
        }

        @Test func aBackgroundRepeatsTheImageInItsSize() throws {
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            view.backgroundColor = UIColor(patternImage: tile(CGSize(width: 8, height: 8), scale: 2))
            screen.window.backgroundColor = .white
            screen.window.addSubview(view)
            let image = try #require(screen.picture().cgImage)
            let scale = image.width / 40
            func pixel(_ x: Int) -> Pixel { image.pixel(x * scale + scale / 2, 20 * scale) }
            #expect(pixel(9) == .white && pixel(11) == .red && pixel(15) == .blue)
            #expect(pixel(19) == .red && pixel(23) == .blue && pixel(27) == .red)
            view.layer.cornerRadius = 10
            #expect(screen.picture().cgImage?.pixel(11 * scale, 11 * scale) == .white)
        }

        @Test func anImageDrawsItselfAsAPattern() throws {
            let image = draw(CGSize(width: 8, height: 8)) { _ in
                tile().drawAsPattern(in: CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            let pixels = try #require(image.cgImage)
            #expect(pixels.pixel(5, 5) == .red && pixels.pixel(7, 5) == .blue)
        }

        @Test func patternsHaveNoComponents() {
            let pattern = UIColor(patternImage: tile())
            #expect(!pattern.getRed(nil, green: nil, blue: nil, alpha: nil))
            #expect(
                !pattern.getWhite(nil, alpha: nil) && !pattern.getHue(nil, saturation: nil, brightness: nil, alpha: nil)
            )
            #expect(pattern == pattern && pattern != UIColor(patternImage: tile()))
            #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
            // Text and borders have the average color of the image.
            let rgba = pattern.cgColor.rgba
            #expect(rgba.red == 0.5 && rgba.green == 0 && rgba.blue == 0.5 && rgba.alpha == 1)
        }
    }
}
