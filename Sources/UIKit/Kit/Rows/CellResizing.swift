import CoreGraphics

/// The cells on the screen whose content changed its size, and the animation of the change.
@MainActor
struct CellResizing {
    private(set) var cells: Set<ObjectIdentifier> = []
    /// Whether some of the cells reported the change while animations were enabled.
    private(set) var isAnimated = false
    /// The animation block in which the first cell reported the change, if its timing is used.
    private(set) var context: AnimationContext?

    /// Adds a cell whose content changed its size.
    ///
    /// - Parameter takesTiming: Whether the change has the timing of the animation block that is running.
    mutating func add(_ cell: UIView, takingTiming takesTiming: Bool) {
        cells.insert(ObjectIdentifier(cell))
        guard AnimationContext.isEnabled else { return }
        isAnimated = true
        guard takesTiming, context == nil, let current = AnimationContext.current else { return }
        // The block must not complete before the rows have come to rest.
        current.completion.enter()
        context = current
    }

    /// Ends the request, because it was carried out or has become void.
    func end() {
        context?.completion.leave(finished: true)
    }
}
