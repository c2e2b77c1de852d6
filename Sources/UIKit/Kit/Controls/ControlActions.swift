/// The actions of a control and the events that trigger them.
@MainActor
struct ControlActions {
    private var entries: [(action: UIAction, events: UIControl.Event)] = []

    /// The union of the events that trigger an action.
    var events: UIControl.Event {
        entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        let same = entries.firstIndex { $0.action === action }
        if let same {
            entries[same].events.formUnion(events)
        } else {
            remove(action.identifier, for: events)
            entries.append((action, events))
        }
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        for index in entries.indices where entries[index].action.identifier == identifier {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty }
    }

    /// Returns the actions that any of the events triggers, each once, in the order in which they were added.
    func actions(for events: UIControl.Event) -> [UIAction] {
        entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
    }
}
