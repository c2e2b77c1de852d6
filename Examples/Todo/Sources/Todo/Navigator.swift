import UIKit

/// Moves between the screens, and tells where the user is.
@MainActor
final class Navigator {
    let root: UINavigationController
    private let store: TodoStore
    private let lists: ListsViewController

    init(_ store: TodoStore) {
        self.store = store
        lists = ListsViewController(store: store)
        root = UINavigationController(rootViewController: lists)
        root.navigationBar.prefersLargeTitles = true
        lists.onOpen = { [unowned self] in open($0, animated: true) }
    }

    /// The screens that are open, and the row at the top of the list.
    var place: Place {
        let screens = root.viewControllers
        let items = screens.lazy.compactMap { $0 as? ItemsViewController }.first
        let item = screens.lazy.compactMap { $0 as? ItemViewController }.first
        return Place(list: items?.listID, item: item?.itemID, top: items?.topItem, isEditing: items?.isEditing ?? false)
    }

    /// Opens the screens of a place, as far as they still exist.
    func restore(_ place: Place) {
        guard let list = place.list, store.list(list) != nil else { return }
        let items = open(list, animated: false)
        items.scroll(to: place.top)
        if let item = place.item, store.item(item, in: list) != nil { open(item, in: list, animated: false) }
        if place.isEditing { items.setEditing(true, animated: false) }
    }

    @discardableResult
    private func open(_ list: TodoList.ID, animated: Bool) -> ItemsViewController {
        let controller = ItemsViewController(store: store, list: list)
        controller.onOpen = { [unowned self] in open($0, in: list, animated: true) }
        root.pushViewController(controller, animated: animated)
        return controller
    }

    private func open(_ item: TodoItem.ID, in list: TodoList.ID, animated: Bool) {
        root.pushViewController(ItemViewController(store: store, list: list, item: item), animated: animated)
    }
}
