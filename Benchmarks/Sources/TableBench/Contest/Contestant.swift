import Measurement

/// A table of some toolkit, as a program that measures itself.
struct Contestant: Sendable {
    let name: String
    let kind: Kind
    /// The color of the contestant's line in the chart, readable on white and on black.
    let color: String
    let program: @Sendable (_ rows: Int) -> ChildProgram

    enum Kind {
        /// The project's table, in a window like its peers.
        case own
        /// The project's table without a display, as in tests.
        case headless
        case peer
    }

    /// Returns the contestants that can run on this machine.
    static func all(_ display: VirtualDisplay?) -> [Contestant] {
        let own = CommandLine.arguments[0]
        let python = ["PYTHONDONTWRITEBYTECODE": "1"]
        let window = (display?.environment ?? [:]).merging(["GSK_RENDERER": "cairo", "GTK_A11Y": "none"]) { $1 }
        let qt = window.merging(python) { $1 }.merging([
            "PYTHONPATH": ".build/peers/qt/packages", "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software",
        ]) { $1 }
        return [
            Contestant(name: "Unfold", kind: .own, color: "#1f9d6b") {
                ChildProgram([own, "--trial", "window", "\($0)"], environment: window)
            },
            Contestant(name: "GtkListView", kind: .peer, color: "#d1622b") {
                ChildProgram([".build/peers/gtk/table", "\($0)"], environment: window)
            },
            Contestant(name: "Qt Quick ListView", kind: .peer, color: "#4a7fd9") {
                ChildProgram(["python3", "Peers/qt/table.py", "\($0)"], environment: qt)
            },
            Contestant(name: "Chromium <details>", kind: .peer, color: "#a06bd0") {
                ChildProgram(["python3", "Peers/chromium/table.py", "\($0)"], environment: python)
            },
            Contestant(name: "Unfold without a display", kind: .headless, color: "") {
                ChildProgram([own, "--trial", "screen", "\($0)"])
            },
        ]
    }
}
