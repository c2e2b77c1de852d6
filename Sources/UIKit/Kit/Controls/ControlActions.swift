/// The actions and methods that a control performs, in the order in which they were added, with their events.
@MainActor
struct ControlActions {
    /// An action or a method of a target.
    enum Handler {
        case action(UIAction)
        case method(TargetAction)
    }

    private(set) var entries: [(handler: Handler, events: UIControl.Event)] = []

    /// The union of the events that trigger something.
    var events: UIControl.Event {
        entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        let same = entries.firstIndex { if case .action(let other) = $0.handler { other === action } else { false } }
        if let same {
            entries[same].events.formUnion(events)
        } else {
            remove(action.identifier, for: events)
            entries.append((.action(action), events))
        }
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        subtract(events) { if case .action(let action) = $0 { action.identifier == identifier } else { false } }
    }

    /// Returns what any of the events triggers, each once, in the order in which it was added.
    func handlers(for events: UIControl.Event) -> [Handler] {
        entries.filter { !$0.events.isDisjoint(with: events) }.map(\.handler)
    }

    // MARK: Targets

    mutating func add(_ method: TargetAction, for events: UIControl.Event) {
        let same = entries.firstIndex {
            if case .method(let other) = $0.handler { other.equals(method) } else { false }
        }
        if let same {
            entries[same].events.formUnion(events)
        } else {
            entries.append((.method(method), events))
        }
    }

    /// Removes methods, where `nil` stands for all targets or all selectors.
    mutating func remove(target: AnyObject?, selector: Selector?, for events: UIControl.Event) {
        subtract(events) {
            if case .method(let method) = $0 { method.matches(target, selector) } else { false }
        }
    }

    /// The methods and the events that trigger them.
    var methods: [(method: TargetAction, events: UIControl.Event)] {
        entries.compactMap { if case .method(let method) = $0.handler { (method, $0.events) } else { nil } }
    }

    private mutating func subtract(_ events: UIControl.Event, where isMeant: (Handler) -> Bool) {
        for index in entries.indices where isMeant(entries[index].handler) {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty }
    }
}
