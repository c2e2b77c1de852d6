import Measurement

/// What the contestants are compared by: seconds of processor time.
struct Figure {
    let title: String
    /// The name under which it is printed.
    let name: String
    /// Whether making pixels counts.
    let paints: Bool

    static let jump = Figure(title: "Jump to a random row", name: "jump", paints: true)
    static let jumpWork = Figure(title: "Jump to a random row, all but painting", name: "jump", paints: false)
    static let frame = Figure(title: "Frame of a row that unfolds", name: "frame", paints: true)
    static let frameWork = Figure(title: "Frame of a row that unfolds, all but painting", name: "frame", paints: false)
    static let drag = Figure(title: "Drag of the scroll bar to a random position", name: "drag", paints: true)
    static let all = [jump, jumpWork, frame, frameWork, drag]

    func time(_ figures: Figures) -> Double? {
        figures.median(name, less: paints ? nil : "\(name)-paint")
    }
}
