import UIKit

// Each class is UIKit's, with an override of `state` as clients write it.

final class FuzzedTap: UITapGestureRecognizer {
    private let diary: RecognizerDiary

    init(_ diary: RecognizerDiary) {
        self.diary = diary
        super.init(target: nil, action: nil)
    }

    override var state: State { didSet { diary.noteOverride(state) } }

    override func reset() {
        super.reset()
        diary.noteReset()
    }
}

final class FuzzedLongPress: UILongPressGestureRecognizer {
    private let diary: RecognizerDiary

    init(_ diary: RecognizerDiary) {
        self.diary = diary
        super.init(target: nil, action: nil)
    }

    override var state: State { didSet { diary.noteOverride(state) } }

    override func reset() {
        super.reset()
        diary.noteReset()
    }
}

final class FuzzedPan: UIPanGestureRecognizer {
    private let diary: RecognizerDiary

    init(_ diary: RecognizerDiary) {
        self.diary = diary
        super.init(target: nil, action: nil)
    }

    override var state: State { didSet { diary.noteOverride(state) } }

    override func reset() {
        super.reset()
        diary.noteReset()
    }
}

final class FuzzedPinch: UIPinchGestureRecognizer {
    private let diary: RecognizerDiary

    init(_ diary: RecognizerDiary) {
        self.diary = diary
        super.init(target: nil, action: nil)
    }

    override var state: State { didSet { diary.noteOverride(state) } }

    override func reset() {
        super.reset()
        diary.noteReset()
    }
}

final class FuzzedSwipe: UISwipeGestureRecognizer {
    private let diary: RecognizerDiary

    init(_ diary: RecognizerDiary) {
        self.diary = diary
        super.init(target: nil, action: nil)
    }

    override var state: State { didSet { diary.noteOverride(state) } }

    override func reset() {
        super.reset()
        diary.noteReset()
    }
}

final class FuzzedEdgePan: UIScreenEdgePanGestureRecognizer {
    private let diary: RecognizerDiary

    init(_ diary: RecognizerDiary) {
        self.diary = diary
        super.init(target: nil, action: nil)
    }

    override var state: State { didSet { diary.noteOverride(state) } }

    override func reset() {
        super.reset()
        diary.noteReset()
    }
}

/// A recognizer of a client's own gesture, which begins with the first finger and sets its state itself.
final class FuzzedDirectRecognizer: UIGestureRecognizer {
    private let diary: RecognizerDiary

    init(_ diary: RecognizerDiary) {
        self.diary = diary
        super.init(target: nil, action: nil)
    }

    override var state: State { didSet { diary.noteOverride(state) } }

    override func reset() {
        super.reset()
        diary.noteReset()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches <= 1 { end() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay { state = .cancelled } else if state == .possible { state = .failed }
    }

    private var isUnderWay: Bool { state == .began || state == .changed }

    /// Sets the state that comes next, outside of an event. A handler that is told of an earlier state doesn't end a
    /// gesture again whose end the override knows.
    func step() {
        guard numberOfTouches > 0, !diary.overrides.isOver else { return }
        if isUnderWay { state = .ended } else if state == .possible { state = .began }
    }

    private func end() {
        if isUnderWay { state = .ended } else if state == .possible { state = .failed }
    }
}
