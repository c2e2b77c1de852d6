import Foundation
import Testing
import UIKit

/// A protocol of an app for the items of bars, with defaults for those that are no objects.
@MainActor private protocol Labelled: AnyObject {
    var title: String? { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
}

extension Labelled {
    var accessibilityLabel: String? {
        get { nil }
        set { _ = newValue }
    }

    var accessibilityHint: String? {
        get { nil }
        set { _ = newValue }
    }
}

extension UINavigationItem: Labelled {}
extension UITabBarItem: Labelled {}

@Suite @MainActor struct NavigationItemAccessibilityTests {
    /// The texts of an item are those of the object, and come before the defaults of a protocol.
    @Test func itemsHaveTextsOfTheirOwn() {
        for item in [UINavigationItem(title: "A"), UITabBarItem()] as [any Labelled] {
            item.accessibilityLabel = "label"
            item.accessibilityHint = "hint"
            #expect(item.accessibilityLabel == "label" && item.accessibilityHint == "hint")
        }
        let item = UINavigationItem(title: "A")
        (item as NSObject).accessibilityLabel = "name"
        #expect(item.accessibilityLabel == "name")
    }

    @Test func aTabBarSaysThatItHasTabs() {
        #expect(UITabBar().accessibilityTraits.contains(.tabBar))
        #expect(!UIToolbar().accessibilityTraits.contains(.tabBar))
    }
}
