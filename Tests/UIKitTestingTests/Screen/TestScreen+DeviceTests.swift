import CoreGraphics
import Testing
import UIKit

@testable import UIKitTesting

extension ScreenTests {
    @Suite @MainActor
    struct DeviceTests {
        @Test func turnsAndResizes() throws {
            let screen = TestScreen(size: CGSize(width: 40, height: 60), scale: 2)
            screen.rotate()
            #expect(screen.size == CGSize(width: 60, height: 40))
            #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
            let image = try #require(screen.picture().cgImage)
            #expect(image.width == 120 && image.height == 80)
        }

        @Test func appearanceReachesColours() throws {
            let screen = TestScreen(size: CGSize(width: 4, height: 4), scale: 1)
            screen.window.backgroundColor = .systemBackground
            #expect(screen.picture().cgImage?.pixel(0, 0) == 0xFFFF_FFFF)
            screen.setAppearance(dark: true)
            #expect(screen.picture().cgImage?.pixel(0, 0) == 0xFF00_0000)
            screen.setAppearance(dark: false)
            #expect(screen.picture().cgImage?.pixel(0, 0) == 0xFFFF_FFFF)
        }

        @Test func tellsViewsOfDirectionTextSizeAndSafeArea() {
            let screen = TestScreen()
            let view = screen.square(at: .zero, side: 100)
            screen.setLayoutDirection(rightToLeft: true)
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            screen.setContentSizeCategory(.extraLarge)
            #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
            #expect(view.traitCollection.layoutDirection == .rightToLeft, "the other traits stay")
            screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
        }
    }
}
