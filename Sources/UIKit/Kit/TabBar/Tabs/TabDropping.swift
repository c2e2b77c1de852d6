import Foundation

/// Lets tabs of a tab bar controller accept items that are dropped on them, if its delegate does.
final class TabDropping: NSObject, UIDropInteractionDelegate {
    private unowned let controller: UITabBarController

    init(_ controller: UITabBarController) {
        self.controller = controller
    }

    private func tab(below session: any UIDropSession) -> UITab? {
        let button = controller.tabBar.button(at: session.location(in: controller.tabBar))
        return button.flatMap { controller.tab(of: $0.item) }
    }

    private func operation(for session: any UIDropSession) -> UIDropOperation {
        guard let delegate = controller.delegate, let tab = tab(below: session), tab.isEnabled else { return .cancel }
        return delegate.tabBarController(controller, tab: tab, operationForAcceptingItemsFrom: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        operation(for: session) != .cancel
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation(for: session)) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let tab = tab(below: session) else { return }
        controller.delegate?.tabBarController(controller, tab: tab, acceptItemsFrom: session)
    }
}
