/// Where a recognizer is between one reset and the next, and what its handlers are still to be told.
///
/// ```
/// possible ─┬─ began ── changed… ─┬─ ended
///           │                     └─ cancelled
///           ├─ ended
///           └─ failed
/// ```
/// What a recognizer asks for on its way out of `possible` waits in `wanted` until somebody grants or denies it.
struct GestureProgress {
    typealias State = UIGestureRecognizer.State

    /// What setting a state leads to.
    enum Step {
        case none
        /// The recognizer wants out of `possible`: to be granted or denied.
        case wants
        /// The recognizer failed, and those that waited for it may go on.
        case failed
    }

    private(set) var state = State.possible
    private(set) var wanted: [State] = []
    private(set) var reports: [State] = []

    /// Whether the recognizer waits to be granted what it wants.
    var isWaiting: Bool { !wanted.isEmpty }
    /// Whether the gesture is taking place.
    var isUnderWay: Bool { state == .began || state == .changed }
    /// Whether the gesture takes or took place.
    var isRecognized: Bool { isUnderWay || state == .ended }
    /// Whether nothing more happens before the reset.
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
    /// Whether touches can still make a difference.
    var takesTouches: Bool { isUnderWay || state == .possible && wanted.last != .ended }

    /// The recognizer asks for a state. What is impossible from the present one is ignored.
    mutating func set(_ new: State) -> Step {
        switch state {
        case .possible: leavePossible(for: new)
        case .began, .changed: goOn(to: new)
        case .ended, .cancelled, .failed: .none
        }
    }

    /// Lets the recognizer have what it wants.
    mutating func grant() {
        guard let last = wanted.last else { return }
        state = last
        reports += wanted
        wanted = []
    }

    /// Makes the recognizer fail, if it has not recognized its gesture.
    mutating func deny() {
        guard state == .possible else { return }
        state = .failed
        wanted = []
    }

    /// The states that handlers are to be told of, in order; each is handed out once.
    mutating func takeReports() -> [State] {
        defer { reports = [] }
        return reports
    }

    private mutating func leavePossible(for new: State) -> Step {
        switch new {
        case .possible: return .none
        case .cancelled, .failed:
            deny()
            return .failed
        case .began, .changed:
            guard wanted.isEmpty else { return .none }
            wanted = [.began]
            return .wants
        case .ended:
            guard wanted.last != .ended else { return .none }
            wanted.append(.ended)
            return .wants
        }
    }

    private mutating func goOn(to new: State) -> Step {
        switch new {
        case .possible, .began: return .none
        case .changed:
            state = .changed
            // Several changes by one event are one to the handlers.
            if reports.last != .changed { reports.append(.changed) }
        case .ended:
            state = .ended
            reports.append(.ended)
        case .cancelled, .failed:
            state = .cancelled
            reports.append(.cancelled)
        }
        return .none
    }
}
