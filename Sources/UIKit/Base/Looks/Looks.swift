import CoreGraphics

/// How the controls of iOS 26 look, as far as their pictures and the projects that measured them say it.
///
/// Controls take their colors, weights, lines, radii and shadows from here. `docs/looks.md` is this table, and
/// `LooksTests` compares each entry with what the control draws.
enum Looks {
    /// All entries, in the order of the documentation.
    static let all: [any LookEntry] = tables + controls + alerts + bars + menus
}
