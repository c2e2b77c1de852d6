/// Where the user is in the app.
struct Place: Codable, Equatable {
    /// The list that is open.
    var list: TodoList.ID?
    /// The item whose details are open.
    var item: TodoItem.ID?
    /// The first visible item of the list.
    var top: TodoItem.ID?
    /// Whether the items are being deleted and reordered.
    var isEditing = false
}
