import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the orientations of containers whose delegates decide about them.
    @Suite @MainActor struct DelegateOrientationTests {
        private final class Silent: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
            UIPageViewControllerDelegate
        {}

        private final class Deciding: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
            UIPageViewControllerDelegate
        {
            func navigationControllerSupportedInterfaceOrientations(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientationMask { .portrait }
            func navigationControllerPreferredInterfaceOrientationForPresentation(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientation { .landscapeLeft }
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .portrait }
            func tabBarControllerPreferredInterfaceOrientationForPresentation(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientation { .landscapeLeft }
            func pageViewControllerSupportedInterfaceOrientations(
                _ pageViewController: UIPageViewController
            ) -> UIInterfaceOrientationMask { .portrait }
            func pageViewControllerPreferredInterfaceOrientationForPresentation(
                _ pageViewController: UIPageViewController
            ) -> UIInterfaceOrientation { .landscapeLeft }
        }

        private let navigation = UINavigationController()
        private let tabs = UITabBarController()
        private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        private var containers: [UIViewController] { [navigation, tabs, pages] }

        private func setDelegate(
            _ delegate: any UINavigationControllerDelegate & UITabBarControllerDelegate & UIPageViewControllerDelegate
        ) {
            (navigation.delegate, tabs.delegate, pages.delegate) = (delegate, delegate, delegate)
        }

        @Test func aDelegateDecides() {
            let delegate = Deciding()
            setDelegate(delegate)
            for container in containers {
                #expect(container.supportedInterfaceOrientations == .portrait)
                #expect(container.preferredInterfaceOrientationForPresentation == .landscapeLeft)
            }
        }

        @Test func aDelegateWithoutTheMethodsDecidesNothing() {
            let (delegate, plain) = (Silent(), UIViewController())
            setDelegate(delegate)
            for container in containers {
                #expect(container.supportedInterfaceOrientations == plain.supportedInterfaceOrientations)
                let preferred = container.preferredInterfaceOrientationForPresentation
                #expect(preferred == plain.preferredInterfaceOrientationForPresentation)
            }
        }
    }
}
