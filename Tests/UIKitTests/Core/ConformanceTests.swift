import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Conformances of Apple's classes that others rely on, such as keys of a dictionary that copies them.
    @Suite @MainActor struct ConformanceTests {
        @Test func anchorsAreTheirOwnCopies() {
            let view = UIView()
            let anchor = view.leadingAnchor
            #expect(anchor.copy() as AnyObject === anchor)
        }

        @Test func copiesOfFocusEffectsAreIndependent() throws {
            let effect = UIFocusHaloEffect(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
            effect.position = .inside
            let copy = try #require(effect.copy() as? UIFocusHaloEffect)
            #expect(copy !== effect && copy.rect == effect.rect && copy.position == .inside)
            copy.position = .outside
            #expect(effect.position == .inside)
            #expect(UIFocusEffect().copy() is UIFocusEffect)
        }

        @Test func theScreenHasTraits() {
            let screen = TestScreen()
            let environment: any UITraitEnvironment = screen.window.screen
            #expect(environment.traitCollection.userInterfaceStyle == .light)
            screen.setAppearance(dark: true)
            #expect(environment.traitCollection.userInterfaceStyle == .dark)
        }
    }
}
