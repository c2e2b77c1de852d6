import UIKit

/// The contents of a controller of a program, by which new ones are made in the same state.
@MainActor indirect enum ControllerState {
    case page(Int, hidesBottomBar: Bool)
    case navigation([ControllerState], hidesBar: Bool)
    /// The tabs, and the number of the selected one; `nil` for the list of more tabs.
    case tabs([ControllerState], selected: Int?)

    init?(of controller: UIViewController) {
        switch controller {
        case let page as FuzzedPage: self = .page(page.id, hidesBottomBar: page.hidesBottomBarWhenPushed)
        case let navigation as FuzzedNavigation:
            let stack = navigation.viewControllers.compactMap { ControllerState(of: $0) }
            self = .navigation(stack, hidesBar: navigation.isNavigationBarHidden)
        case let tabs as FuzzedTabs:
            let states = (tabs.viewControllers ?? []).compactMap { ControllerState(of: $0) }
            self = .tabs(states, selected: tabs.selectedIndex == NSNotFound ? nil : tabs.selectedIndex)
        default: return nil
        }
    }
}

/// The controllers of a window: the root, and those that are presented over it with their styles.
@MainActor struct WindowState {
    let root: ControllerState?
    let presented: [(ControllerState, UIModalPresentationStyle)]

    init(of window: UIWindow) {
        let levels = window.levels
        root = levels.first.flatMap { ControllerState(of: $0) }
        presented = levels.dropFirst().compactMap { level in
            ControllerState(of: level).map { ($0, level.modalPresentationStyle) }
        }
    }
}

extension UIWindow {
    /// The root controller, and those that are presented over it, from back to front.
    var levels: [UIViewController] {
        guard let rootViewController else { return [] }
        return Array(sequence(first: rootViewController) { $0.presentedViewController })
    }
}
