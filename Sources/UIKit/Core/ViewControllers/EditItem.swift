/// A button that shows whether the contents of a controller are being edited.
@preconcurrency @MainActor
protocol EditItem: AnyObject {
    func showEditing(_ isEditing: Bool)
}
