import Measurement

/// A table of some toolkit, as a program that measures itself.
struct Contestant: Sendable {
    let name: String
    /// The name of the side of ours that draws as this one does; nil for ours.
    let ours: String?
    /// The color of its line in the chart, readable on white and on black.
    let color: String
    let program: @Sendable (_ rows: Int) -> ChildProgram

    /// What can be run on this machine.
    static func all(_ display: VirtualDisplay?) -> [Contestant] {
        let own = CommandLine.arguments[0]
        let window = (display?.environment ?? [:]).merging(["GSK_RENDERER": "cairo", "GTK_A11Y": "none"]) { $1 }
        let offscreen = [
            "PYTHONPATH": ".build/peers/qt/packages", "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software",
        ]
        return [
            Contestant(name: inWindow, ours: nil, color: "#1a7f5a") {
                ChildProgram([own, "--trial", "window", "\($0)"], environment: window)
            },
            Contestant(name: "GtkListView", ours: inWindow, color: "#c4551d") {
                ChildProgram([".build/peers/gtk/table", "\($0)"], environment: window)
            },
            Contestant(name: onScreen, ours: nil, color: "#2fb888") {
                ChildProgram([own, "--trial", "screen", "\($0)"])
            },
            Contestant(name: "Qt Quick ListView", ours: onScreen, color: "#4a78d6") {
                ChildProgram(["python3", "Peers/qt/table.py", "\($0)"], environment: offscreen)
            },
            Contestant(name: "Chromium <details>", ours: onScreen, color: "#9a63c9") {
                ChildProgram(["python3", "Peers/chromium/table.py", "\($0)"])
            },
        ]
    }

    private static let inWindow = "Unfold, window"
    private static let onScreen = "Unfold, no display"
}
