/// A reference to an engine that does not retain it, and is `nil` once the engine is deallocated.
///
/// `LayoutReference` explains why this is not a weak reference.
@MainActor
final class LayoutEngineReference {
    private(set) unowned(unsafe) var engine: LayoutEngine?

    init(_ engine: LayoutEngine) {
        self.engine = engine
    }

    /// Clears the reference. The engine calls this when it is deallocated.
    func clear() {
        engine = nil
    }
}
