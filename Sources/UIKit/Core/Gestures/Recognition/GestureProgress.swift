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
/// denies it. Each state that it then has is a report, and clients are told of reports one by one, in order: first
/// overrides of `state`, and then the handlers. A client's recognizer that sets its state has told its overrides by
/// that, before the handlers. So `announced` counts the first reports that overrides know.
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
    /// The number of the first reports that overrides of `state` know.
    private var announced = 0
    /// The state that the handlers were called for last.
    private var reported: State?

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

    /// Returns the state that an override of `state` learns of when the recognizer has set its state: the next one that
    /// it doesn't know, or the last one if it knows all; `nil` if there are no reports.
    mutating func announce() -> State? {
        if announced < reports.count { announced += 1 }
        return announced > 0 ? reports[announced - 1] : nil
    }

    /// Returns the state that the handlers are to be called for next, and whether overrides of `state` know it. Each is
    /// returned once.
    mutating func takeReport() -> (state: State, isAnnounced: Bool)? {
        guard !reports.isEmpty else { return nil }
        let state = reports.removeFirst()
        let isAnnounced = announced > 0
        if isAnnounced { announced -= 1 }
        reported = state
        return (state, isAnnounced)
    }

    /// Ends the gesture because the recognizer is disabled or removed. Clients that know of its beginning are told that
    /// it is canceled, and others nothing.
    mutating func stop() {
        wanted = []
        reports.removeSubrange(announced...)
        switch reports.last ?? reported {
        case nil: state = .failed
        case .began, .changed:
            state = .cancelled
            reports.append(.cancelled)
        case .possible, .ended, .cancelled, .failed: break
        }
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
