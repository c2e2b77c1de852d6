/// The stage of a controller's appearance, by the calls that it got, and the first call that can't follow the others.
struct ToldAppearance {
    enum Stage: Equatable {
        case disappeared, appearing, appeared, disappearing
    }

    private(set) var stage = Stage.disappeared
    private(set) var flaw: String?
    private var isToldAppearing = false
    private var calls: [AppearanceCall] = []

    /// Whether the view is on the screen or about to be.
    var isOnScreen: Bool { stage == .appearing || stage == .appeared }

    mutating func tell(_ call: AppearanceCall) {
        if !follows(call) { flaw = flaw ?? "\(call) while it is \(stage), after \(calls.suffix(5))" }
        calls.append(call)
        switch call {
        case .willAppear: (stage, isToldAppearing) = (.appearing, false)
        case .isAppearing: isToldAppearing = true
        case .didAppear: stage = .appeared
        case .willDisappear: stage = .disappearing
        case .didDisappear: stage = .disappeared
        }
    }

    /// Notes a flaw that the calls alone don't show.
    mutating func note(_ flaw: String) {
        self.flaw = self.flaw ?? flaw + ", after \(calls.suffix(5))"
    }

    private func follows(_ call: AppearanceCall) -> Bool {
        switch call {
        case .willAppear: stage == .disappeared || stage == .disappearing
        case .isAppearing: stage == .appearing && !isToldAppearing
        case .didAppear: stage == .appearing && isToldAppearing
        case .willDisappear: stage == .appeared || stage == .appearing
        case .didDisappear: stage == .disappearing
        }
    }
}
