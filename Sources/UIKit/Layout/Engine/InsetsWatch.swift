import CoreGraphics

/// The margins and safe areas that an engine's equations were written with, to see whether they are others by now.
@MainActor
struct InsetsWatch {
    private struct Entry {
        let reference: LayoutReference
        var role: UILayoutGuide.Role
        var insets: UIEdgeInsets
    }

    private var entries: [Entry] = []

    /// The insets of a view as they are, which are looked at again from now on.
    mutating func insets(of role: UILayoutGuide.Role, _ view: UIView) -> UIEdgeInsets {
        let reference = view.layoutReference
        if let known = entries.first(where: { $0.reference === reference && $0.role == role }) { return known.insets }
        let insets = view.insets(of: role)
        entries.append(Entry(reference: reference, role: role, insets: insets))
        return insets
    }

    /// Looks at all of them again.
    ///
    /// - Returns: whether any are other ones.
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
