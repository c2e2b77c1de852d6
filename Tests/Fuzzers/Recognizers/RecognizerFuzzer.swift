import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting

/// Moves fingers over views with recognizers of all kinds, which clients disable, remove and hide at any time. Each
/// recognizer tells whole gestures, each touch ends once, and afterwards the recognizers behave like new ones.
package final class RecognizerFuzzer: Fuzzer {
    package static let name = "recognizers"
    package static let lengths = 1...40

    private let setup: RecognizerSetup
    private let stage: GestureStage
    private var fingers: [Int: CGPoint] = [:]
    private var isAtRest = false
    private var difference: Flaw?

    package static func drawSetup(using generator: inout SeededGenerator) -> RecognizerSetup {
        RecognizerSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> RecognizerStep {
        RecognizerStep(using: &generator)
    }

    package init(_ setup: RecognizerSetup) {
        self.setup = setup
        stage = GestureStage(setup)
    }

    package var watchedObjects: [WatchedObject] {
        stage.recognizers.map { WatchedObject("a recognizer", $0) } + stage.views.map { WatchedObject("a view", $0) }
    }

    package func tearDown() {
        settle()
        for view in stage.views { view.removeFromSuperview() }
        stage.screen.settle()
    }

    // MARK: Steps

    package func perform(_ step: RecognizerStep) {
        isAtRest = false
        switch step {
        case .down(let finger, let x, let y):
            guard fingers[finger] == nil else { return }
            let point = CGPoint(x: x, y: y)
            fingers[finger] = point
            stage.screen.touchDown(finger, at: point)
        case .move(let finger, let x, let y):
            guard let last = fingers[finger] else { return }
            let point = CGPoint(x: last.x + CGFloat(x), y: last.y + CGFloat(y))
            fingers[finger] = point
            stage.screen.touchMove(finger, to: point)
        case .lift(let finger): if fingers.removeValue(forKey: finger) != nil { stage.screen.touchUp(finger) }
        case .cancel(let finger): if fingers.removeValue(forKey: finger) != nil { stage.screen.touchCancel(finger) }
        case .advance(let milliseconds): stage.screen.advance(by: Double(milliseconds) / 1000)
        case .react(let reaction): stage.perform(reaction)
        case .next(let callback, let reaction): stage.next(callback, reaction)
        case .settle: settle()
        case .compare(let gesture, let x, let y): compare(gesture, at: CGPoint(x: x, y: y))
        }
    }

    private func settle() {
        for finger in fingers.keys.sorted() { stage.screen.touchUp(finger) }
        fingers = [:]
        stage.forgetReactions()
        // Then the next touch isn't one of a series of taps.
        stage.screen.advance(by: 1)
        stage.screen.settle()
        isAtRest = true
    }

    private func compare(_ gesture: WholeGesture, at point: CGPoint) {
        settle()
        let fresh = GestureStage(setup)
        defer { for view in fresh.views { view.removeFromSuperview() } }
        fresh.arrange(stage.arrangement)
        let told = [stage, fresh].map { stage in
            let before = (stage.diaries.map(\.handlers.all.count), stage.views.map(\.phases.count))
            gesture.make(at: point, on: stage.screen)
            return zip(stage.diaries, before.0).map { "\($0.handlers.all.dropFirst($1))" }
                + zip(stage.views, before.1).map { "\($0.phases.dropFirst($1))" }
        }
        if let index = told[0].indices.first(where: { told[0][$0] != told[1][$0] }) {
            let what =
                index < setup.recognizers.count
                ? "recognizer \(index), \(setup.recognizers[index].kind)," : "view \(index - setup.recognizers.count)"
            difference = Flaw("used ones behave like new ones", "\(what) \(told[0][index]), not \(told[1][index])")
        }
    }

    // MARK: Laws

    package func flaw() -> Flaw? {
        for (index, diary) in stage.diaries.enumerated() {
            let name = "recognizer \(index), \(setup.recognizers[index].kind)"
            if let flaw = diary.overrides.flaw { return Flaw("overrides learn of whole gestures", "\(name): \(flaw)") }
            if let flaw = diary.handlers.flaw { return Flaw("handlers learn of whole gestures", "\(name): \(flaw)") }
            if let flaw = diary.strayState { return Flaw("stopped recognizers begin nothing", "\(name): \(flaw)") }
        }
        for (index, view) in stage.views.enumerated() {
            if let call = view.strayCall { return Flaw("touches begin and end once", "view \(index): \(call)") }
        }
        if let difference { return difference }
        return isAtRest ? restFlaw() : nil
    }

    private func restFlaw() -> Flaw? {
        for (index, recognizer) in stage.recognizers.enumerated() {
            let name = "recognizer \(index), \(setup.recognizers[index].kind)"
            if recognizer.state != .possible || recognizer.numberOfTouches > 0 {
                return Flaw("all are possible at rest", "\(name) is \(recognizer.state)")
            }
            if stage.diaries[index].overrides.isOpen || stage.diaries[index].handlers.isOpen {
                return Flaw("gestures end", "\(name) has told no end")
            }
        }
        if let index = stage.views.firstIndex(where: { !$0.open.isEmpty }) {
            return Flaw("touches end", "view \(index) has one that doesn't")
        }
        return nil
    }
}
