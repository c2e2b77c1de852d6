/// The state of a recognizer between two resets, and the states that its handlers haven't been called for.
///
/// ```
/// possible ─┬─ began ── changed… ─┬─ ended
///           │                     └─ cancelled
///           ├─ ended
///           └─ failed
/// ```
///
/// When a recognizer asks to leave `possible`, its request waits in `wanted` until `GestureArbiter` grants or
/// denies it.
struct GestureProgress {
    typealias State = UIGestureRecognizer.State

    /// The results of setting a state.
    enum Step {
        case none
        /// The recognizer asks to leave `possible`. The request is to be granted or denied.
        case wants
        /// The recognizer failed. Recognizers that waited for it may continue.
        case failed
    }

    private(set) var state = State.possible
    /// The states that the recognizer asked for, in order, while it waits.
    private(set) var wanted: [State] = []
    /// The states that the handlers haven't been called for.
    private(set) var reports: [State] = []

    /// Whether the gesture has begun, which only a continuous one does. A discrete one ends at once.
    private(set) var hasBegun = false

    /// Whether the recognizer waits for its request to be granted.
    var isWaiting: Bool { !wanted.isEmpty }
    /// Whether the gesture is in progress.
    var isUnderWay: Bool { state == .began || state == .changed }
    /// Whether the gesture is in progress or ended.
    var isRecognized: Bool { isUnderWay || state == .ended }
    /// Whether the gesture is over until the recognizer is reset.
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
    /// Whether touches can still affect the gesture.
    var takesTouches: Bool { isUnderWay || state == .possible && wanted.last != .ended }

    /// Sets a state at the recognizer's request. A state that can't follow the current one is ignored.
    mutating func set(_ new: State) -> Step {
        switch state {
        case .possible: leavePossible(for: new)
        case .began, .changed: goOn(to: new)
        case .ended, .cancelled, .failed: .none
        }
    }

    /// Grants the recognizer's request.
    mutating func grant() {
        guard let last = wanted.last else { return }
        state = last
        hasBegun = wanted.first == .began
        reports += wanted
        wanted = []
    }

    /// Makes the recognizer fail if it hasn't recognized its gesture.
    mutating func deny() {
        guard state == .possible else { return }
        state = .failed
        wanted = []
    }

    /// Returns the states that the handlers are to be called for, in order. Each is returned once.
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
            // Handlers are called once for several changes by one event.
            if reports.last != .changed { reports.append(.changed) }
        case .ended:
            state = .ended
            reports.append(.ended)
        // A gesture in progress can't fail. It can only be canceled.
        case .cancelled, .failed:
            state = .cancelled
            reports.append(.cancelled)
        }
        return .none
    }
}
