import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the traits that views, controllers, scenes and presentation controllers override.
    @Suite @MainActor struct TraitOverridesTests {
        private final class Listener: UIView {
            var styles: [UIUserInterfaceStyle?] = []

            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                styles.append(previousTraitCollection?.userInterfaceStyle)
                styles.append(traitCollection.userInterfaceStyle)
            }
        }

        private let screen = TestScreen(size: CGSize(width: 300, height: 400))
        private let controller = UIViewController()
        private let outer = UIView()
        private let inner = Listener()

        init() {
            screen.window.rootViewController = controller
            controller.view.addSubview(outer)
            outer.addSubview(inner)
        }

        @Test func nothingIsOverriddenAtFirst() {
            #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
            #expect(outer.traitCollection === screen.window.traitCollection)
        }

        @Test func subviewsInheritOverrides() {
            outer.traitOverrides.userInterfaceStyle = .dark
            #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
            #expect(controller.traitCollection.userInterfaceStyle == .light)
            #expect(inner.styles == [.light, .dark])
            outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            #expect(inner.traitCollection.userInterfaceStyle == .light)
            #expect(inner.styles == [.light, .dark, .dark, .light])
        }

        @Test func overridesThatChangeNothingNotifyNobody() {
            outer.traitOverrides.userInterfaceStyle = .light
            #expect(inner.styles.isEmpty)
            screen.setAppearance(dark: true)
            #expect(inner.styles.isEmpty && inner.traitCollection.userInterfaceStyle == .light)
        }

        @Test func theInnermostOverrideApplies() {
            screen.window.traitOverrides.preferredContentSizeCategory = .small
            controller.traitOverrides.preferredContentSizeCategory = .medium
            #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
            #expect(controller.traitCollection.preferredContentSizeCategory == .medium)
            outer.traitOverrides.preferredContentSizeCategory = .extraLarge
            #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
            #expect(screen.window.traitCollection.preferredContentSizeCategory == .small)
        }

        @Test func theOverridesOfAControllerReachItsChildren() {
            let child = UIViewController()
            controller.addChild(child)
            controller.traitOverrides.horizontalSizeClass = .regular
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            controller.view.addSubview(child.view)
            #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        }

        @Test func aViewIsNotifiedWhenItsSuperviewsOverridesAreOthers() {
            let other = UIView()
            other.overrideUserInterfaceStyle = .dark
            controller.view.addSubview(other)
            other.addSubview(inner)
            #expect(inner.styles == [.light, .dark])
            inner.removeFromSuperview()
            outer.addSubview(inner)
            #expect(inner.styles == [.light, .dark, .dark, .light])
        }

        @Test func aViewOutsideOfAWindowIsNotifiedOnRequest() {
            let (top, view) = (UIView(), Listener())
            top.overrideUserInterfaceStyle = .dark
            top.addSubview(view)
            #expect(view.styles.isEmpty && view.traitCollection.userInterfaceStyle == .dark)
            view.updateTraitsIfNeeded()
            #expect(view.styles == [.light, .dark])
            view.updateTraitsIfNeeded()
            #expect(view.styles.count == 2)
        }

        @Test func manyViewsUnderAnOverrideShareItsTraits() {
            outer.traitOverrides.userInterfaceStyle = .dark
            #expect(inner.traitCollection === outer.traitCollection)
        }

        @Test func aSceneOverridesTraitsOfItsWindows() {
            let scene = UIWindowScene(
                session: UISceneSession(
                    configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
                ),
                connectionOptions: UIScene.ConnectionOptions()
            )
            let notes = Journal()
            scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, previous) in
                notes.note("\(previous.userInterfaceStyle) \(scene.traitCollection.userInterfaceStyle)")
            }
            screen.window.windowScene = scene
            scene.traitOverrides.userInterfaceStyle = .dark
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
            #expect(inner.styles == [.light, .dark])
            scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            screen.setAppearance(dark: true)
            #expect(notes.take() == ["light dark", "dark light", "light dark"])
        }

        @Test func aPresentationControllerOverridesTraitsOfWhatIsPresented() throws {
            let presented = UIViewController()
            presented.modalPresentationStyle = .pageSheet
            let sheet = try #require(presented.sheetPresentationController)
            let notes = Journal()
            sheet.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (sheet: UISheetPresentationController, _) in
                notes.note("\(sheet.traitCollection.userInterfaceStyle)")
            }
            sheet.traitOverrides.preferredContentSizeCategory = .small
            controller.present(presented, animated: false)
            screen.settle()
            #expect(presented.traitCollection.preferredContentSizeCategory == .small)
            #expect(controller.traitCollection.preferredContentSizeCategory == .large)
            sheet.traitOverrides.userInterfaceStyle = .dark
            #expect(presented.view.traitCollection.userInterfaceStyle == .dark)
            #expect(notes.take() == ["dark"])
        }
    }
}
