import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor
    struct UITabBarTests {
        private final class Log: NSObject, UITabBarDelegate {
            var entries: [String] = []

            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                entries.append(item.title ?? "none")
            }
        }

        private let screen = TestScreen(size: CGSize(width: 375, height: 400))
        private let bar = UITabBar(frame: CGRect(x: 0, y: 317, width: 375, height: 83))
        private let log = Log()
        private let items = [
            UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 1),
            UITabBarItem(
                title: "Two",
                image: UIImage(systemName: "heart"),
                selectedImage: UIImage(systemName: "trash")
            ),
            UITabBarItem(tabBarSystemItem: .search, tag: 3),
        ]

        init() {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            screen.show(controller)
            controller.view.addSubview(bar)
            bar.items = items
            bar.delegate = log
            screen.settle()
        }

        private func button(_ index: Int) throws -> TabButton { try #require(items[index].button) }

        private func picture(_ index: Int) throws -> UIImageView {
            try #require(button(index).subviews.compactMap { $0 as? UIImageView }.first)
        }

        private func title(_ index: Int) throws -> UILabel {
            try #require(button(index).subviews.compactMap { $0 as? UILabel }.first)
        }

        private func badge(_ index: Int) throws -> BadgeView {
            try #require(button(index).subviews.compactMap { $0 as? BadgeView }.first)
        }

        private func color(_ index: Int) throws -> UIColor? {
            try title(index).attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }

        @Test func itemsHaveWhatTheyAreCreatedWith() {
            #expect(items[0].title == "One" && items[0].tag == 1 && items[0].image != nil)
            #expect(items[1].selectedImage != nil)
            #expect(items[2].title == "Search" && items[2].tag == 3)
            #expect(UITabBarItem().title == nil)
        }

        @Test(arguments: 0...11)
        func systemItemsShowASymbolAndATitle(rawValue: Int) throws {
            let kind = try #require(UITabBarItem.SystemItem(rawValue: rawValue))
            let item = UITabBarItem(tabBarSystemItem: kind, tag: 0)
            #expect(item.image != nil && item.title?.isEmpty == false)
        }

        @Test func aBarHasTheHeightOfIOS() {
            #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 83))
            #expect(bar.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: 83))
        }

        @Test func tabsAreInOrderInBothDirections() throws {
            let frames = try (0..<3).map { screen.presentedFrame(of: try button($0)) }
            #expect(frames[0] == CGRect(x: 50.5 + 8.375, y: 317, width: 85.75, height: 62))
            #expect(frames[1].minX == frames[0].maxX && frames[2].minX == frames[1].maxX)
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            let mirrored = try (0..<3).map { screen.presentedFrame(of: try button($0)) }
            #expect(zip(frames, mirrored).allSatisfy { abs($0.minX - (375 - $1.maxX)) < 0.01 })
        }

        @Test func positioningWidthAndSpacingChangeTheFrames() throws {
            bar.itemPositioning = .fill
            screen.settle()
            #expect(try screen.presentedFrame(of: button(0)).width > 110)
            bar.itemPositioning = .centered
            bar.itemWidth = 60
            bar.itemSpacing = 15
            screen.settle()
            let frames = try (0..<2).map { screen.presentedFrame(of: try button($0)) }
            #expect(frames[0].width == 60 && abs(frames[1].minX - frames[0].maxX - 15) < 1e-6)
        }

        @Test func tapsKeysAndAssistiveTechnologySelect() throws {
            #expect(bar.selectedItem == nil)
            screen.tap(try button(1))
            screen.settle()
            #expect(bar.selectedItem === items[1] && log.entries == ["Two"])
            screen.tap(try button(1))
            #expect(log.entries == ["Two", "Two"])
            for _ in 0..<4 where try !button(0).isFocused { screen.press(.keyboardTab) }
            #expect(try button(0).isFocused)
            screen.press(.keyboardRightArrow)
            screen.press(.keyboardRightArrow)
            #expect(try button(2).isFocused)
            screen.press(.keyboardReturnOrEnter)
            #expect(bar.selectedItem === items[2] && log.entries == ["Two", "Two", "Search"])
            let element = try #require(screen.element(labelled: "One"))
            screen.activate(element)
            #expect(bar.selectedItem === items[0])
            #expect(screen.element(labelled: "One")?.traits.contains([.button, .selected]) == true)
            #expect(screen.element(labelled: "Two")?.traits.contains(.selected) == false)
        }

        @Test func settingTheSelectionIsSilent() throws {
            bar.selectedItem = items[2]
            screen.settle()
            #expect(bar.selectedItem === items[2] && log.entries.isEmpty)
            #expect(try button(2).isSelected)
            bar.selectedItem = UITabBarItem(title: "Other", image: nil, tag: 0)
            #expect(bar.selectedItem == nil)
            bar.selectedItem = items[0]
            bar.setItems([items[1]], animated: true)
            screen.settle()
            #expect(bar.selectedItem == nil && bar.items == [items[1]])
            #expect(screen.element(labelled: "One") == nil)
        }

        @Test func aDisabledTabIsNotSelected() throws {
            items[0].isEnabled = false
            screen.tap(try button(0))
            #expect(bar.selectedItem == nil && log.entries.isEmpty)
            #expect(screen.element(labelled: "One")?.traits.contains(.notEnabled) == true)
            #expect(try color(0) == .tertiaryLabel)
        }

        @Test func theSelectedTabHasItsColorAndImage() throws {
            #expect(try color(1) == TabButton.itemColor && picture(1).tintColor == TabButton.itemColor)
            let chosen = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
                .withRenderingMode(.alwaysOriginal)
            items[1].selectedImage = chosen
            #expect(try picture(1).image !== chosen)
            bar.tintColor = .systemGreen
            bar.selectedItem = items[1]
            screen.settle()
            #expect(try color(1) == .systemGreen && picture(1).tintColor == .systemGreen)
            #expect(try picture(1).image === chosen)
            #expect(try color(0) == TabButton.itemColor)
            items[0].setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .normal)
            #expect(try color(0) == .systemPink)
            items[0].titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
            let before = try title(0).frame
            screen.settle()
            let after = try title(0).frame
            #expect(abs(after.minX - before.minX - 3) < 1e-6 && abs(after.minY - before.minY + 4) < 1e-6)
            bar.barTintColor = .systemYellow
            #expect(bar.subviews.first?.backgroundColor == .systemYellow)
            bar.barTintColor = nil
            #expect(bar.subviews.first?.backgroundColor == UITabBar.platterColor)
        }

        @Test func badgesAreShownAndRead() throws {
            #expect(try badge(0).isHidden)
            items[0].badgeValue = "12"
            screen.settle()
            #expect(try !badge(0).isHidden && badge(0).backgroundColor == .systemRed)
            let narrow = try badge(0).frame
            #expect(narrow.height == 18 && narrow.minX > 43)
            #expect(screen.element(labelled: "One")?.value == "12")
            items[0].badgeColor = .systemTeal
            #expect(try badge(0).backgroundColor == .systemTeal)
            items[0].setBadgeTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
            #expect(items[0].badgeTextAttributes(for: .normal)?.count == 1)
            screen.settle()
            #expect(try badge(0).frame.width > narrow.width)
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            #expect(try badge(0).frame.maxX < 43)
            items[0].badgeValue = nil
            #expect(try badge(0).isHidden)
            #expect(screen.element(labelled: "One")?.value == nil)
        }

        @Test func touchesBesideThePlatterReachTheContent() {
            #expect(bar.point(inside: CGPoint(x: 180, y: 20), with: nil))
            #expect(!bar.point(inside: CGPoint(x: 10, y: 20), with: nil))
            #expect(!bar.point(inside: CGPoint(x: 180, y: 70), with: nil))
        }
    }
}
