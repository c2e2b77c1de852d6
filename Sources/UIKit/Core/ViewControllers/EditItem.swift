/// A button that shows whether the contents of a controller are being edited.
@MainActor
protocol EditItem: AnyObject {
    func showEditing(_ isEditing: Bool)
}
