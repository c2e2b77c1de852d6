/// The order of the buttons of an alert or an action sheet.
struct AlertArrangement: Equatable {
    /// Whether the buttons are beside each other, from leading to trailing, and not below each other.
    let isSideBySide: Bool
    /// The indices of the actions in the order of their buttons.
    let order: [Int]

    /// Arranges actions. Two actions of an alert are beside each other if they fit. The cancel action is the first of
    /// two buttons beside each other, and the last of buttons below each other, as on iOS.
    ///
    /// - Parameter fitsBeside: Whether all titles fit into buttons beside each other.
    init(_ actions: [UIAlertAction.Style], style: UIAlertController.Style, fitsBeside: Bool) {
        isSideBySide = style == .alert && actions.count == 2 && fitsBeside
        let others = actions.indices.filter { actions[$0] != .cancel }
        let cancel = actions.indices.filter { actions[$0] == .cancel }
        order = isSideBySide ? cancel + others : others + cancel
    }
}
