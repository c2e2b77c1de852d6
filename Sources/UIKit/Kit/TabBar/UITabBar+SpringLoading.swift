import CoreGraphics

extension UITabBar: UISpringLoadedInteractionSupporting, SpringLoadedView {
    func allowsSpringLoading(with context: any UISpringLoadedInteractionContext) -> Bool {
        guard let button = button(at: context.location(in: self)), button.item.isEnabled else { return false }
        context.targetView = button
        context.targetItem = button.item
        return true
    }

    func springLoad(with context: any UISpringLoadedInteractionContext) {
        if let item = context.targetItem as? UITabBarItem { choose(item) }
    }
}
