import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct DesktopServiceTests {
        private final class Delegate: NSObject, UIApplicationDelegate {
            var errors: [any Error] = []

            func application(
                _ application: UIApplication,
                didFailToRegisterForRemoteNotificationsWithError error: any Error
            ) {
                errors.append(error)
            }
        }

        private let screen = TestScreen(size: CGSize(width: 100, height: 100))
        private let app = UIApplication.shared

        @Test func notificationsOfAServerAreRefused() {
            let delegate = Delegate()
            let old = app.delegate
            app.delegate = delegate
            defer { app.delegate = old }
            app.registerForRemoteNotifications()
            #expect(delegate.errors.isEmpty)
            screen.settle()
            #expect((delegate.errors.first as? CocoaError)?.code == .featureUnsupported && delegate.errors.count == 1)
            #expect(!app.isRegisteredForRemoteNotifications && app.backgroundRefreshStatus == .restricted)
        }

        @Test func thereAreNoAlternateIcons() {
            var answers: [(any Error)?] = []
            app.setAlternateIconName("Dark") { answers.append($0) }
            app.setAlternateIconName(nil) { answers.append($0) }
            #expect(answers.isEmpty)
            screen.settle()
            #expect(answers.map { $0 == nil } == [false, true])
            #expect(!app.supportsAlternateIcons && app.alternateIconName == nil)
        }

        @Test func filesAreAlwaysAvailable() async {
            let isAvailable = await Task.detached { [app] in app.isProtectedDataAvailable }.value
            #expect(isAvailable)
        }

        @Test func theInfoListSaysWhichOrientationsAreSupported() {
            let key = "UISupportedInterfaceOrientations"
            #expect(UIInterfaceOrientationMask([:]) == .all && UIInterfaceOrientationMask([key: ["None"]]) == .all)
            let listed = ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]
            #expect(UIInterfaceOrientationMask([key: listed]) == [.portrait, .landscapeLeft])
            #expect(app.supportedInterfaceOrientations(for: nil) == .all)
        }

        @Test func controllersLeaveTheEdgesAndThePointerToTheDesktop() {
            let controller = UIViewController()
            #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
            #expect(controller.childForScreenEdgesDeferringSystemGestures == nil)
            #expect(!controller.prefersPointerLocked && controller.childViewControllerForPointerLock == nil)
            controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
            controller.setNeedsUpdateOfPrefersPointerLocked()
        }
    }
}
