import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct BarAppearanceCopyTests {
        private final class OwnAppearance: UINavigationBarAppearance {
            var note = ""
        }

        @Test func aCopyHasTheValuesAndTheClass() {
            let appearance = OwnAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .red
            appearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
            appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            let copy: OwnAppearance = appearance.copy()
            #expect(copy !== appearance && copy.backgroundColor == .red)
            #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
            let buttons = copy.buttonAppearance
            #expect(buttons.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
            copy.backgroundColor = .black
            buttons.normal.titleTextAttributes = [:]
            #expect(appearance.backgroundColor == .red)
            #expect(!appearance.buttonAppearance.normal.titleTextAttributes.isEmpty)
            #expect((appearance.copy() as? UIBarAppearance)?.backgroundColor == .red)
        }

        @Test func appearancesOfItemsCanBeCopied() {
            let button = UIBarButtonItemAppearance(style: .done)
            button.disabled.titleTextAttributes = [.foregroundColor: UIColor.red]
            let buttonCopy: UIBarButtonItemAppearance = button.copy()
            button.disabled.titleTextAttributes = [:]
            #expect(buttonCopy.disabled.titleTextAttributes[.foregroundColor] as? UIColor == .red)
            let tab = UITabBarItemAppearance(style: .inline)
            tab.selected.iconColor = .green
            let tabCopy: UITabBarItemAppearance = tab.copy()
            tab.selected.iconColor = nil
            #expect(tabCopy.selected.iconColor == .green)
            let bar = UITabBarAppearance()
            bar.stackedItemSpacing = 7
            let barCopy: UITabBarAppearance = bar.copy()
            #expect(barCopy.stackedItemSpacing == 7)
            let tools = UIToolbarAppearance()
            tools.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            let toolsCopy: UIToolbarAppearance = tools.copy()
            #expect(!toolsCopy.buttonAppearance.normal.titleTextAttributes.isEmpty)
        }

        @Test func archivesAreNotRead() {
            let coder = NSCoder()
            #expect(UINavigationBarAppearance(coder: coder).shadowColor == UINavigationBarAppearance().shadowColor)
            #expect(UITabBarAppearance(coder: coder).stackedItemWidth == 0)
            #expect(UIToolbarAppearance(coder: coder).backgroundColor == nil)
            #expect(UIBarButtonItemAppearance(coder: coder).normal.titleTextAttributes.isEmpty)
            #expect(UITabBarItemAppearance(coder: coder).normal.iconColor == nil)
        }

        @Test func aMaterialIsBehindTheColor() throws {
            let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1)
            let root = UIViewController()
            root.view.backgroundColor = .black
            let navigation = UINavigationController(rootViewController: root)
            screen.show(navigation)
            let appearance = UINavigationBarAppearance()
            appearance.configureWithTransparentBackground()
            #expect(appearance.backgroundEffect == nil)
            func red() throws -> Int {
                navigation.navigationBar.scrollEdgeAppearance = appearance
                screen.settle()
                return try #require(screen.picture().cgImage).pixel(2, 20).red
            }
            #expect(try red() == 0)
            appearance.backgroundEffect = UIBlurEffect(style: .systemThickMaterialLight)
            #expect(try red() > 200)
            appearance.backgroundEffect = UIBlurEffect(style: .systemThickMaterialDark)
            #expect(try red() < 60)
            appearance.backgroundColor = .red
            #expect(try red() == 255)
            appearance.configureWithTransparentBackground()
            #expect(appearance.backgroundEffect == nil)
            #expect(try red() == 0)
        }

        @Test func theMaterialOfATabBarIsThatOfItsPlatter() throws {
            let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1)
            let tabs = UITabBarController()
            let page = UIViewController()
            page.view.backgroundColor = .black
            tabs.viewControllers = [page, UIViewController()]
            let appearance = UITabBarAppearance()
            appearance.configureWithTransparentBackground()
            appearance.backgroundEffect = UIBlurEffect(style: .systemThickMaterialLight)
            tabs.tabBar.standardAppearance = appearance
            screen.show(tabs)
            screen.settle()
            let platter = try #require(tabs.tabBar.subviews.first { !$0.isHidden && $0.bounds.height > 20 })
            let frame = screen.presentedFrame(of: platter)
            let pixel = try #require(screen.picture().cgImage).pixel(Int(frame.midX), Int(frame.minY) + 2)
            #expect(pixel.red > 200)
        }
    }
}
