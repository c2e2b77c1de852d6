import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct AnimatedImageTests {
        private let screen = TestScreen(size: CGSize(width: 100, height: 100))
        private let frames: [UIImage]

        init() throws {
            frames = try [UIColor.red, .green, .blue].map { color in
                let context = try #require(CGContext(size: CGSize(width: 10, height: 10), scale: 1, isOpaque: true))
                context.setFillColor(color.cgColor)
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                return UIImage(cgImage: try #require(context.makeImage()))
            }
        }

        private func shown(_ view: UIImageView) -> Int? {
            view.layer.displayIfNeeded()
            let contents = view.layer.contents as AnyObject?
            return frames.firstIndex { $0.cgImage === contents }
        }

        @Test func anAnimatedImageHasItsImagesAndTheirDuration() throws {
            let image = try #require(UIImage.animatedImage(with: frames, duration: 0.3))
            #expect(image.images == frames && image.duration == 0.3 && image.size == CGSize(width: 10, height: 10))
            #expect(frames[0].images == nil && frames[0].duration == 0)
            #expect(image != frames[0] && image == UIImage.animatedImage(with: frames, duration: 0.3))
            #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        }

        @Test func changesReachAllImages() throws {
            let image = try #require(UIImage.animatedImage(with: frames, duration: 1))
            let changed = image.withRenderingMode(.alwaysTemplate)
            #expect(changed.images?.map(\.renderingMode) == [.alwaysTemplate, .alwaysTemplate, .alwaysTemplate])
            let caps = image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
            #expect(caps.images?.allSatisfy { $0.capInsets.top == 1 } == true && caps.duration == 1)
        }

        @Test func anAnimatedImageMovesInAWindow() {
            let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 0.3))
            screen.window.addSubview(view)
            #expect(shown(view) == 0)
            screen.advance(by: 0.15)
            #expect(shown(view) == 1)
            screen.advance(by: 0.1)
            #expect(shown(view) == 2)
            screen.advance(by: 0.1)
            #expect(shown(view) == 0)
            view.removeFromSuperview()
            #expect(!view.isAnimating)
        }

        @Test func anotherImageStopsTheSequence() {
            let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 0.3))
            screen.window.addSubview(view)
            screen.advance(by: 0.15)
            view.image = frames[2]
            screen.advance(by: 0.2)
            #expect(shown(view) == 2 && !view.isAnimating)
            view.image = UIImage.animatedImage(with: frames, duration: 0.3)
            screen.advance(by: 0.15)
            #expect(shown(view) == 1)
        }

        @Test func imagesThatTheClientSetsTakePrecedence() {
            let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 0.3))
            view.animationImages = [frames[2]]
            screen.window.addSubview(view)
            #expect(!view.isAnimating)
            view.startAnimating()
            screen.advance(by: 0.15)
            #expect(shown(view) == 2)
        }

        @Test func withoutNumberedNamesThereIsNoAnimatedImage() {
            #expect(UIImage.animatedImageNamed("no such image ", duration: 1) == nil)
            #expect(UIImage.animatedResizableImageNamed("no such image ", capInsets: .zero, duration: 1) == nil)
        }
    }
}
