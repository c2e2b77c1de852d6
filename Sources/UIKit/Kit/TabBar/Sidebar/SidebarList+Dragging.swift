import CoreGraphics
import Foundation

extension SidebarList: UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let owner, let tab = row(at: indexPath)?.tab, let delegate = owner.sidebar.delegate else { return [] }
        return delegate.tabBarController(owner, sidebar: owner.sidebar, itemsForBeginning: session, tab: tab)
    }

    func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        guard let owner, let tab = row(at: indexPath)?.tab, let delegate = owner.sidebar.delegate else { return [] }
        return delegate.tabBarController(owner, sidebar: owner.sidebar, itemsForAddingTo: session, tab: tab)
    }
}

/// Tabs and actions accept items that are dropped on their rows, if the delegates do.
extension SidebarList: UITableViewDropDelegate {
    private func operation(for session: any UIDropSession, at path: IndexPath?) -> UIDropOperation {
        guard let owner, let row = path.flatMap({ row(at: $0) }) else { return .cancel }
        switch row.content {
        case .tab(let tab):
            guard tab.isEnabled, let delegate = owner.delegate else { return .cancel }
            return delegate.tabBarController(owner, tab: tab, operationForAcceptingItemsFrom: session)
        case .action(let action):
            guard let group = row.group, let delegate = owner.sidebar.delegate else { return .cancel }
            return delegate.tabBarController(
                owner,
                sidebar: owner.sidebar,
                sidebarAction: action,
                group: group,
                operationForAcceptingItemsFrom: session
            )
        }
    }

    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        let path = tableView.indexPathForRow(at: session.location(in: tableView))
        return UITableViewDropProposal(
            operation: operation(for: session, at: path),
            intent: .insertIntoDestinationIndexPath
        )
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let session = coordinator.session
        guard let owner, let path = coordinator.destinationIndexPath, let row = row(at: path) else { return }
        switch row.content {
        case .tab(let tab): owner.delegate?.tabBarController(owner, tab: tab, acceptItemsFrom: session)
        case .action(let action):
            guard let group = row.group else { return }
            owner.sidebar.delegate?.tabBarController(
                owner,
                sidebar: owner.sidebar,
                sidebarAction: action,
                group: group,
                acceptItemsFrom: session
            )
        }
    }
}
