/// An engine that what is in it knows of without retaining it; `nil` once it is gone. Why it is no weak reference:
/// see `LayoutReference`.
@MainActor
final class LayoutEngineReference {
    private(set) unowned(unsafe) var engine: LayoutEngine?

    init(_ engine: LayoutEngine) {
        self.engine = engine
    }

    /// The engine is about to be gone.
    func engineIsGone() {
        engine = nil
    }
}
