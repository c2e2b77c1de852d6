import CoreGraphics

/// The margins and safe areas that an engine's equations depend on, kept to detect changes.
@MainActor
struct InsetsWatch {
    private struct Entry {
        let reference: LayoutReference
        var role: UILayoutGuide.Role
        var insets: UIEdgeInsets
    }

    private var entries: [Entry] = []

    /// Returns the insets of a view, and watches them from then on.
    mutating func insets(of role: UILayoutGuide.Role, _ view: UIView) -> UIEdgeInsets {
        let reference = view.layoutReference
        if let known = entries.first(where: { $0.reference === reference && $0.role == role }) { return known.insets }
        let insets = view.insets(of: role)
        entries.append(Entry(reference: reference, role: role, insets: insets))
        return insets
    }

    /// Updates all insets from their views.
    ///
    /// - Returns: Whether any have changed.
    mutating func look() -> Bool {
        var changed = false
        for index in entries.indices {
            guard let view = entries[index].reference.view else { continue }
            let insets = view.insets(of: entries[index].role)
            if insets != entries[index].insets {
                entries[index].insets = insets
                changed = true
            }
        }
        return changed
    }

    mutating func forgetAll() { entries = [] }
}
