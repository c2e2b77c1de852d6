import Measurement

/// A figure that the contestants are compared by, in seconds of processor time.
struct Figure {
    let title: String
    /// The name under which the figure is printed.
    let name: String
    /// Whether painting is included.
    let paints: Bool

    static let start = Figure(title: "Start, until the first screen is quiet", name: "open", paints: true)
    static let jump = Figure(title: "Jump to a random row, until it is drawn", name: "jump-first", paints: true)
    static let jumpWork = Figure(title: "The same, all but painting", name: "jump-first", paints: false)
    static let settledJump = Figure(title: "Jump to a random row, until all is quiet", name: "jump", paints: true)
    static let frame = Figure(title: "Frame of a row that unfolds", name: "frame", paints: true)
    static let frameWork = Figure(title: "Frame of a row that unfolds, all but painting", name: "frame", paints: false)
    static let drag = Figure(title: "Drag of the scroll bar to a random position", name: "drag", paints: true)
    static let all = [start, jump, jumpWork, settledJump, frame, frameWork, drag]

    func time(_ figures: Figures) -> Double? {
        figures.median(name, less: paints ? nil : "\(name)-paint")
            // A contestant without a figure for the first frame has all its work in that frame.
            ?? (name == Self.jump.name && paints ? figures.median(Self.settledJump.name) : nil)
    }
}
