extension TodoList {
    /// The lists of a user who opens the app for the first time.
    static var sample: [TodoList] {
        [
            TodoList(
                title: "This Week",
                tint: .blue,
                items: [
                    TodoItem(
                        title: "Book the train to Leipzig",
                        notes: "Before Thursday, the fares go up.",
                        isFlagged: true
                    ),
                    TodoItem(title: "Return the library books"),
                    TodoItem(title: "Call the dentist"),
                    TodoItem(title: "Water the tomatoes", notes: "Twice, if it stays this hot."),
                    TodoItem(title: "Write to Ada", notes: "Thank her for the photographs of the harbor."),
                    TodoItem(title: "Pay the rent", isDone: true),
                ]
            ),
            TodoList(
                title: "Groceries",
                tint: .green,
                items: ["Leeks", "Potatoes", "Rye bread", "Butter", "Coffee", "Olive oil"].map { TodoItem(title: $0) }
                    + [TodoItem(title: "Milk", isDone: true)]
            ),
            TodoList(
                title: "House",
                tint: .orange,
                items: [
                    TodoItem(title: "Fix the gate", notes: "The lower hinge is loose. Screws are in the blue box."),
                    TodoItem(title: "Paint the shed"),
                    TodoItem(title: "Sweep the chimney", isFlagged: true),
                ]
            ),
            TodoList(title: "Books to Read", tint: .purple, items: [TodoItem(title: "The Waves")]),
        ]
    }
}
