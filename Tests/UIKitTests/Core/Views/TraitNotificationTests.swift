import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests when views learn that the traits they inherit have changed.
    @Suite @MainActor struct TraitNotificationTests {
        private final class Listener: UIView {
            var categories: [UIContentSizeCategory] = []

            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                categories.append(traitCollection.preferredContentSizeCategory)
            }
        }

        private let screen = TestScreen(size: CGSize(width: 300, height: 400))
        private let outer = UIView()
        private let listener = Listener()

        init() {
            outer.addSubview(listener)
            screen.window.addSubview(outer)
        }

        @Test func aViewInAWindowIsNotifiedOnce() {
            #expect(listener.categories.isEmpty)
            screen.setContentSizeCategory(.small)
            #expect(listener.categories == [.small])
        }

        @Test func aViewThatReturnsIsNotifiedOfWhatChangedMeanwhile() {
            outer.removeFromSuperview()
            screen.setContentSizeCategory(.small)
            screen.setContentSizeCategory(.extraLarge)
            #expect(listener.categories.isEmpty)
            screen.window.addSubview(outer)
            #expect(listener.categories == [.extraLarge])
        }

        @Test func aNotificationTellsTheNewCategoryAfterTheViews() {
            var heard: [UIContentSizeCategory?] = []
            let listener = listener
            let observer = NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification,
                object: screen.window.screen,
                queue: nil
            ) { notification in
                let category = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
                let value = category as? UIContentSizeCategory
                MainActor.assumeIsolated { heard.append(value == listener.categories.last ? value : nil) }
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            screen.setContentSizeCategory(.small)
            screen.setAppearance(dark: true)
            #expect(heard == [.small])
        }

        @Test func aViewThatReturnsUnchangedIsNotNotified() {
            outer.removeFromSuperview()
            screen.window.addSubview(outer)
            #expect(listener.categories.isEmpty)
        }

        @Test func aViewThatWasMadeBeforeAChangeIsNotified() {
            let early = Listener()
            screen.setContentSizeCategory(.small)
            let late = Listener()
            for view in [early, late] { outer.addSubview(view) }
            #expect(early.categories == [.small])
            #expect(late.categories.isEmpty)
        }

        @Test func aWindowThatIsShownAgainIsNotified() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = Listener()
            window.addSubview(view)
            window.isHidden = false
            window.isHidden = true
            screen.setContentSizeCategory(.small)
            #expect(view.categories.isEmpty)
            window.isHidden = false
            #expect(view.categories == [.small])
        }
    }
}
