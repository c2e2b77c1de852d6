import CoreGraphics

/// The user's choice of the tabs of a bar, from the time when the panel with all tabs opens until it closes.
@MainActor
final class TabCustomization {
    private unowned let bar: UITabBar
    private let start: [UITabBarItem]
    private let panel: TabCustomizationPanel
    /// The tab that the user has touched, to put it in a place that is touched next.
    private weak var picked: UITabBarItem?

    /// Opens the panel.
    init(of bar: UITabBar, items: [UITabBarItem], in window: UIWindow) {
        self.bar = bar
        start = bar.items ?? []
        panel = TabCustomizationPanel(items)
        panel.done = { [weak bar] in _ = bar?.endCustomizing(animated: true) }
        panel.pick = { [weak self] in self?.pick($0) }
        panel.drop = { [weak self] in self?.drop($0, at: $1) }
        panel.place(beside: bar.convert(bar.bounds, to: window), in: window)
        panel.show(inBar: start, picked: nil)
        UIAccessibility.post(notification: .screenChanged, argument: panel)
    }

    var hasChanged: Bool { bar.items ?? [] != start }

    func close(animated: Bool) {
        let panel = panel
        panel.isUserInteractionEnabled = false
        guard animated else { return panel.removeFromSuperview() }
        UIView.animate(withDuration: NavigationMetrics.barDuration) {
            panel.alpha = 0
        } completion: { _ in
            panel.removeFromSuperview()
        }
    }

    // MARK: Changes

    private func pick(_ item: UITabBarItem) {
        picked = item === picked ? nil : item
        panel.show(inBar: bar.items ?? [], picked: picked)
    }

    /// Puts the tab that was picked in the place of a tab of the bar.
    func choose(_ place: UITabBarItem) {
        if let picked { put(picked, at: place) }
    }

    /// Puts a tab that was dragged in the place of the tab below it.
    private func drop(_ item: UITabBarItem, at point: CGPoint) {
        guard let place = bar.button(at: bar.convert(point, from: nil))?.item else { return }
        put(item, at: place)
    }

    private func put(_ item: UITabBarItem, at place: UITabBarItem) {
        let items = bar.items ?? []
        guard let index = items.firstIndex(of: place) else { return }
        picked = nil
        bar.setItems(Self.items(items, with: item, at: index), animated: true)
        panel.show(inBar: bar.items ?? [], picked: nil)
    }

    /// Returns tabs with one of them in a place. If it is in another place already, the two change places.
    static func items<Item: Equatable>(_ items: [Item], with item: Item, at index: Int) -> [Item] {
        var items = items
        if let old = items.firstIndex(of: item) { items.swapAt(old, index) } else { items[index] = item }
        return items
    }
}
