import Foundation

/// The controllers of a tab bar controller and the selected one, for state restoration.
@MainActor
struct TabBarState {
    let controller: UITabBarController

    func encode(with coder: NSCoder) {
        if let tab = controller.selectedTab { return coder.encode(tab.identifier, forKey: Key.tab) }
        coder.encode(controller.viewControllers ?? [], forKey: Key.controllers)
        coder.encode(controller.selectedViewController, forKey: Key.selected)
        coder.encode(controller.selectedIndex, forKey: Key.index)
    }

    func decode(with coder: NSCoder) {
        if let identifier = coder.decodeObject(forKey: Key.tab) as? String {
            if let tab = controller.tab(forIdentifier: identifier) { controller.selectedTab = tab }
            return
        }
        guard coder.containsValue(forKey: Key.index) else { return }
        let old = controller.viewControllers ?? []
        let saved = coder.decodeObject(forKey: Key.controllers) as? [Any] ?? []
        // Those that weren't restored stay.
        let new = old.indices.map { saved.indices.contains($0) ? saved[$0] as? UIViewController ?? old[$0] : old[$0] }
        if !new.elementsEqual(old, by: ===), Set(new.map(ObjectIdentifier.init)).count == new.count {
            controller.setViewControllers(new, animated: false)
        }
        if let selected = coder.decodeObject(forKey: Key.selected) as? UIViewController,
            new.contains(where: { $0 === selected })
        {
            controller.selectedViewController = selected
        } else {
            controller.selectedIndex = coder.decodeInteger(forKey: Key.index)
        }
    }

    private enum Key {
        static let tab = "UITabBarSelectedTab"
        static let controllers = "UITabBarControllers"
        static let selected = "UITabBarSelected"
        static let index = "UITabBarSelectedIndex"
    }
}
