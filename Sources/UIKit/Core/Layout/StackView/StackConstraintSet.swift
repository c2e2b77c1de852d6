/// The active constraints and the guides of a stack view.
@MainActor
final class StackConstraintSet {
    private struct Entry {
        var wanted: StackConstraint
        let constraint: NSLayoutConstraint
    }

    /// The constraints, by the properties that do not change while they are active.
    private var entries: [StackConstraint: Entry] = [:]
    /// The keys of `entries` in the order of the arrangement. The order of a dictionary differs from run to run.
    private var order: [StackConstraint] = []
    private var gaps: [ObjectIdentifier: UILayoutGuide] = [:]

    /// Updates the constraints to an arrangement.
    ///
    /// A constraint that is still needed stays active, and gets another constant or priority if necessary.
    func update(to arrangement: StackArrangement, of stack: UIStackView) {
        let wanted = arrangement.constraints
        let kept = Set(wanted.map(\.frame))
        remove { !kept.contains($0) }
        addGaps(of: wanted, to: stack)
        let items = Dictionary(uniqueKeysWithValues: stack.arrangedSubviews.map { (ObjectIdentifier($0), $0) })
        var added: [NSLayoutConstraint] = []
        for wanted in wanted {
            if let entry = entries[wanted.frame] {
                entry.constraint.constant = wanted.points(of: entry.constraint)
                entry.constraint.priority = wanted.priority
                entries[wanted.frame]?.wanted = wanted
            } else {
                let constraint = wanted.make(in: stack, items: items, gaps: gaps)
                entries[wanted.frame] = Entry(wanted: wanted, constraint: constraint)
                added.append(constraint)
            }
        }
        order = wanted.map(\.frame)
        NSLayoutConstraint.activate(added)
    }

    /// The constraints in the order of the arrangement.
    var constraints: [NSLayoutConstraint] { order.compactMap { entries[$0]?.constraint } }

    /// Removes the constraints and guides of a view.
    func remove(all view: UIView) {
        let id = ObjectIdentifier(view)
        remove { $0.isAbout(id) }
    }

    private func remove(_ isGone: (StackConstraint) -> Bool) {
        let gone = order.filter(isGone)
        guard !gone.isEmpty else { return }
        NSLayoutConstraint.deactivate(gone.compactMap { entries.removeValue(forKey: $0)?.constraint })
        order.removeAll(where: isGone)
        let used = Set(order.flatMap(\.gaps))
        for (id, guide) in gaps where !used.contains(id) {
            guide.owningView?.removeLayoutGuide(guide)
            gaps[id] = nil
        }
    }

    private func addGaps(of wanted: [StackConstraint], to stack: UIStackView) {
        for id in wanted.flatMap(\.gaps) where gaps[id] == nil {
            let guide = UILayoutGuide()
            guide.identifier = "UISV-distributing"
            stack.addLayoutGuide(guide)
            gaps[id] = guide
        }
        // Guides are in the order of the views. Their order decides about ambiguous layouts, so it
        // must not depend on when they were added.
        var seen: Set<ObjectIdentifier> = []
        let ordered = wanted.flatMap(\.gaps).filter { seen.insert($0).inserted }.compactMap { gaps[$0] }
        guard !ordered.isEmpty, let layout = stack.layoutRecord else { return }
        layout.guides = layout.guides.filter { guide in !ordered.contains { $0 === guide } } + ordered
    }
}
