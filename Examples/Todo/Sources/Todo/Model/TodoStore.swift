/// The lists of the user, which are saved after each change.
@MainActor
final class TodoStore {
    private(set) var lists: [TodoList] {
        didSet { if lists != oldValue { file?.write(lists) } }
    }
    private let file: JSONFile<[TodoList]>?

    /// Creates a store with the lists of a file, or with the sample lists if there is no such file.
    init(_ file: JSONFile<[TodoList]>) {
        self.file = file
        lists = file.read() ?? TodoList.sample
    }

    /// Creates a store that isn't saved.
    init(_ lists: [TodoList]) {
        file = nil
        self.lists = lists
    }

    // MARK: Lists

    func list(_ id: TodoList.ID) -> TodoList? {
        lists.first { $0.id == id }
    }

    func addList(_ title: String) {
        let tints = TodoList.Tint.allCases
        lists.append(TodoList(title: title, tint: tints[lists.count % tints.count]))
    }

    func renameList(_ id: TodoList.ID, to title: String) {
        guard let index = lists.firstIndex(where: { $0.id == id }) else { return }
        lists[index].title = title
    }

    func removeList(_ id: TodoList.ID) {
        lists.removeAll { $0.id == id }
    }

    /// Gives the lists another order.
    func reorderLists(_ ids: [TodoList.ID]) {
        lists = ids.compactMap(list)
    }

    // MARK: Items

    func item(_ id: TodoItem.ID, in list: TodoList.ID) -> TodoItem? {
        self.list(list)?.items.first { $0.id == id }
    }

    /// Adds an item at the end.
    func addItem(_ item: TodoItem, to list: TodoList.ID) {
        change(list) { $0.items.append(item) }
    }

    func removeItem(_ id: TodoItem.ID, from list: TodoList.ID) {
        change(list) { $0.items.removeAll { $0.id == id } }
    }

    func changeItem(_ id: TodoItem.ID, in list: TodoList.ID, _ change: (inout TodoItem) -> Void) {
        self.change(list) { list in
            guard let index = list.items.firstIndex(where: { $0.id == id }) else { return }
            change(&list.items[index])
        }
    }

    /// Gives the items another order. Items that aren't named follow those that are.
    func reorderItems(_ ids: [TodoItem.ID], of list: TodoList.ID) {
        change(list) { list in
            let named = ids.compactMap { id in list.items.first { $0.id == id } }
            list.items = named + list.items.filter { !ids.contains($0.id) }
        }
    }

    private func change(_ id: TodoList.ID, _ change: (inout TodoList) -> Void) {
        guard let index = lists.firstIndex(where: { $0.id == id }) else { return }
        change(&lists[index])
    }
}
