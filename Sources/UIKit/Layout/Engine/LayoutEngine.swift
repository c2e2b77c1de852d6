/// Solves the constraints of one root.
@MainActor
final class LayoutEngine {}

/// An item in an engine.
@MainActor
final class LayoutBox {}

/// A constraint in an engine.
struct LayoutInstallation {}

extension NSLayoutConstraint {
    func install() {}
    func uninstall() {}
    func constantDidChange() {}
    func priorityDidChange() {}
}
