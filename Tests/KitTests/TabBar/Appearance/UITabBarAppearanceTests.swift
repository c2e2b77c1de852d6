import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor
    struct UITabBarAppearanceTests {
        private let screen = TestScreen(size: CGSize(width: 375, height: 400))
        private let bar = UITabBar(frame: CGRect(x: 0, y: 317, width: 375, height: 83))
        private let items = [
            UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 1),
            UITabBarItem(title: "Two", image: UIImage(systemName: "heart"), tag: 2),
        ]

        init() {
            let controller = UIViewController()
            screen.show(controller)
            controller.view.addSubview(bar)
            bar.items = items
            bar.selectedItem = items[0]
            screen.settle()
        }

        private func colors(_ index: Int) throws -> [UIColor?] {
            let views = try #require(items[index].button).subviews
            let title = try #require(views.compactMap { $0 as? UILabel }.first)
            let picture = try #require(views.compactMap { $0 as? UIImageView }.first)
            let color = title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            return [color, picture.tintColor]
        }

        @Test func tabsHaveTheColorsOfTheirState() throws {
            let appearance = UITabBarAppearance()
            appearance.stackedLayoutAppearance.normal.iconColor = .red
            appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            bar.standardAppearance = appearance
            #expect(try colors(1) == [.green, .red])
            #expect(try colors(0) == [bar.tintColor, bar.tintColor], "other tabs keep their colors")
            bar.standardAppearance.stackedLayoutAppearance.selected.iconColor = .brown
            #expect(try colors(0) == [bar.tintColor, .brown])
            bar.standardAppearance.stackedLayoutAppearance = UITabBarItemAppearance()
            let usual = TabButton.itemColor
            #expect(try colors(1) == [usual, usual] && colors(0) == [bar.tintColor, bar.tintColor])
            bar.standardAppearance.stackedLayoutAppearance.selected.iconColor = .brown
            items[0].standardAppearance = UITabBarAppearance()
            #expect(try colors(0) == [bar.tintColor, bar.tintColor])
        }

        @Test func thePlatterAndTheSelectionHaveTheColorsOfTheAppearance() throws {
            let platter = try #require(bar.subviews.first)
            let system = platter.backgroundColor
            bar.standardAppearance.backgroundColor = .red
            bar.standardAppearance.selectionIndicatorTintColor = .green
            #expect(platter.backgroundColor == .red && platter.subviews.first?.backgroundColor == .green)
            bar.standardAppearance = UITabBarAppearance()
            #expect(platter.backgroundColor == system)
            bar.standardAppearance.configureWithTransparentBackground()
            #expect(platter.backgroundColor == nil)
        }

        @Test func theLayoutFollowsTheAppearance() throws {
            let width = try #require(items[0].button).frame.width
            bar.standardAppearance.stackedItemPositioning = .centered
            bar.standardAppearance.stackedItemWidth = 50
            screen.settle()
            #expect(items[0].button?.frame.width == 50 && width != 50)
            bar.itemWidth = 60
            screen.settle()
            #expect(items[0].button?.frame.width == 60)
        }

        @Test func badgesHaveTheColorsOfTheAppearance() throws {
            items[1].badgeValue = "3"
            let badge = try #require(items[1].button?.subviews.compactMap { $0 as? BadgeView }.first)
            bar.standardAppearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
            #expect(badge.backgroundColor == .blue)
            items[1].badgeColor = .brown
            #expect(badge.backgroundColor == .brown)
        }
    }
}
