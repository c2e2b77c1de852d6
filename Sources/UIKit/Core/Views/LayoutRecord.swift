/// The state of a view for layout by constraints. Layout subclasses it.
@MainActor
class LayoutRecord {
    /// Called when the view is deallocated.
    nonisolated func viewWillDeinit() {}
}
