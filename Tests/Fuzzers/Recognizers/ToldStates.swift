import UIKit

/// The states that a client was told of a recognizer, and the first one that can't follow those before it.
struct ToldStates {
    private let isContinuous: Bool
    private var last = UIGestureRecognizer.State.possible
    private(set) var all: [UIGestureRecognizer.State] = []
    private(set) var flaw: String?

    init(isContinuous: Bool) {
        self.isContinuous = isContinuous
    }

    /// Whether the client was told of the end of a gesture, and not yet of a reset.
    var isOver: Bool { last == .ended || last == .cancelled || last == .failed }

    /// Whether a gesture has begun whose end the client hasn't been told of.
    var isOpen: Bool { last == .began || last == .changed }

    mutating func tell(_ state: UIGestureRecognizer.State) {
        if !follows(state) { flaw = flaw ?? "\(state) after \(all.suffix(4)), the last being \(last)" }
        last = state
        all.append(state)
    }

    /// Notes that the recognizer is ready for the next gesture.
    mutating func reset() {
        if isOpen { flaw = flaw ?? "a reset after \(last)" }
        last = .possible
    }

    private func follows(_ state: UIGestureRecognizer.State) -> Bool {
        switch (last, state) {
        case (.possible, .began): isContinuous
        case (.possible, .ended): !isContinuous
        case (.possible, .failed): true
        case (.began, .changed), (.began, .ended), (.began, .cancelled): true
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
        default: false
        }
    }
}
