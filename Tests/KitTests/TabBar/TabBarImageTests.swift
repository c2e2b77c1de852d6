import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TabBarImageTests {
        private let screen = TestScreen(size: CGSize(width: 375, height: 400), scale: 1)
        private let bar = UITabBar(frame: CGRect(x: 0, y: 317, width: 375, height: 83))
        private let items = [UITabBarItem(title: "", image: nil, tag: 1), UITabBarItem(title: "", image: nil, tag: 2)]

        init() {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            screen.show(controller)
            controller.view.addSubview(bar)
            bar.items = items
            screen.settle()
        }

        private func pixel(_ index: Int, y: CGFloat = 31) throws -> Pixel {
            screen.settle()
            let frame = screen.presentedFrame(of: try #require(items[index].button))
            return try #require(screen.picture().cgImage).pixel(Int(frame.midX), Int(frame.minY + y))
        }

        @Test func thePlatterHasAStyleAndAnImage() throws {
            bar.barStyle = .black
            #expect(try pixel(0) == .black && items[0].button?.traitCollection.userInterfaceStyle == .dark)
            bar.barTintColor = .green
            #expect(try pixel(0) == .green)
            bar.backgroundImage = plainImage(.red)
            #expect(try pixel(0) == .red)
            bar.backgroundImage = nil
            bar.barTintColor = nil
            bar.barStyle = .default
            #expect(try pixel(0) == Pixel(red: 253, green: 253, blue: 254, alpha: 255))
        }

        @Test func anImageReplacesTheShadow() throws {
            bar.shadowImage = plainImage(.blue, CGSize(width: 4, height: 4))
            #expect(try pixel(0, y: -2) == .blue)
            bar.shadowImage = UIImage()
            #expect(try pixel(0, y: -2) == .white)
        }

        @Test func theSelectedTabHasAnImage() throws {
            bar.selectedItem = items[1]
            bar.selectionIndicatorImage = plainImage(.red)
            #expect(try pixel(1) == .red && pixel(0) != .red)
        }

        @Test func compactBarsHaveImagesOfTheirOwn() throws {
            let (tall, low) = (plainImage(.red), plainImage(.blue))
            items[0].image = tall
            items[0].landscapeImagePhone = low
            items[0].landscapeImagePhoneInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
            screen.settle()
            let picture = try #require(items[0].button?.subviews.compactMap { $0 as? UIImageView }.first)
            let before = picture.frame.minY
            #expect(picture.image?.size == tall.size)
            bar.traitOverrides.verticalSizeClass = .compact
            screen.settle()
            #expect(items[0].shownImage(isCompact: true).image === low && picture.frame.minY == before + 1)
        }
    }
}
