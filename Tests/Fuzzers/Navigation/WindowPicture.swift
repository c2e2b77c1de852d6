import UIKit
import UIKitTesting

/// The controllers and bars that a window shows at rest, as lines of text.
@MainActor struct WindowPicture {
    let lines: [String]

    init(of screen: TestScreen) {
        var lines: [String] = []
        for (number, level) in screen.window.levels.enumerated() { Self.add(level, "\(number)", screen, &lines) }
        let size = screen.size
        for column in 0..<5 {
            for row in 0..<8 {
                // Not at the middle, where views meet that are next to each other.
                let point = CGPoint(
                    x: size.width * (CGFloat(column) + 0.47) / 5,
                    y: size.height * (CGFloat(row) + 0.47) / 8
                )
                let hit = screen.window.hitTest(point, with: nil)
                lines.append("at \(point): \(hit.map { Self.text(of: $0, screen) } ?? "nothing")")
            }
        }
        self.lines = lines
    }

    private static let hidden = "not in the window"

    private static func add(
        _ controller: UIViewController,
        _ name: String,
        _ screen: TestScreen,
        _ lines: inout [String]
    ) {
        lines.append("\(name): \(controller.viewIfLoaded.map { text(of: $0, screen) } ?? hidden)")
        switch controller {
        case let navigation as UINavigationController:
            lines.append("\(name) bar: \(text(of: navigation.navigationBar, screen))")
            lines.append("\(name) items: \((navigation.navigationBar.items ?? []).map { $0.title ?? "" })")
            for (index, child) in navigation.viewControllers.enumerated() {
                add(child, "\(name).\(index)", screen, &lines)
            }
        case let tabs as UITabBarController:
            lines.append("\(name) bar: \(text(of: tabs.tabBar, screen))")
            // A bar outside of the window has the traits of the past, and with them the number of tabs that fit.
            if tabs.tabBar.window != nil {
                let selected = tabs.tabBar.selectedItem?.title ?? "nothing"
                lines.append("\(name) items: \((tabs.tabBar.items ?? []).map { $0.title ?? "" }), \(selected) selected")
            }
            for (index, child) in (tabs.viewControllers ?? []).enumerated() where child.viewIfLoaded?.window != nil {
                add(child, "\(name).\(index)", screen, &lines)
            }
        default: break
        }
    }

    /// Returns the place of a view in the window.
    private static func text(of view: UIView, _ screen: TestScreen) -> String {
        guard view.window != nil else { return hidden }
        let chain = Array(sequence(first: view, next: \.superview))
        let isVisible = !chain.contains { $0.isHidden || $0.alpha < 0.01 }
        let responds = chain.allSatisfy(\.isUserInteractionEnabled)
        return
            "\(type(of: view)) \(Self.rounded(screen.presentedFrame(of: view)))\(isVisible ? "" : " hidden")\(responds ? "" : " off")"
    }

    /// Returns a frame in hundredths of points, since sums in another order differ by less. A half is rounded up.
    private static func rounded(_ frame: CGRect) -> [Int] {
        [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 100 + 0.01).rounded()) }
    }
}
