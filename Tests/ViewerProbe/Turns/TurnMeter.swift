import Foundation
import UIKit
import UIKitTesting
import Viewer

/// Measures the turns of the main thread while a user presses keys in a viewer: the key itself, the frames after it,
/// and the news that other threads bring between two frames.
///
/// The time of a turn is that of the processor, since other programs take none of it. `wait` is how much longer a turn
/// took by the clock: it shows a main thread that waits for a lock or a disk, on a machine that does nothing else.
@MainActor
final class TurnMeter {
    /// The longest turns since a key, in seconds.
    struct Turns {
        var key = 0.0
        var frame = 0.0
        var news = 0.0
        var wait = 0.0
        /// The time from the key until nothing is looked for, in seconds.
        var end = 0.0

        var longest: Double { max(key, frame, news) }
    }

    /// The time that no key and no frame may exceed, in seconds.
    static let budget = 0.05
    /// The period of frames in seconds.
    private static let period = 1.0 / 60
    /// The number of frames without work after which a key has had its effect. Motions take less.
    private static let quietFrames = 45

    private let screen: TestScreen
    private let controller: DocumentViewController
    private var turns = Turns()

    init(_ screen: TestScreen, _ controller: DocumentViewController) {
        (self.screen, self.controller) = (screen, controller)
    }

    /// Measures work on the main thread as a turn.
    ///
    /// - Returns: The seconds that it took.
    @discardableResult
    private func turn(_ longest: WritableKeyPath<Turns, Double>, _ work: () -> Void) -> Double {
        let (processor, clock) = (ViewerProbe.seconds(CLOCK_THREAD_CPUTIME_ID), ViewerProbe.seconds(CLOCK_MONOTONIC))
        work()
        let seconds = ViewerProbe.seconds(CLOCK_THREAD_CPUTIME_ID) - processor
        turns[keyPath: longest] = max(turns[keyPath: longest], seconds)
        turns.wait = max(turns.wait, ViewerProbe.seconds(CLOCK_MONOTONIC) - clock - seconds)
        return seconds
    }

    /// Makes a frame, and lets other threads bring their news.
    private func frame() async {
        turn(\.frame) {
            screen.advance(by: Self.period)
            _ = UIScreen.main.makeFrame()
        }
        let start = ViewerProbe.seconds(CLOCK_THREAD_CPUTIME_ID)
        try? await Task.sleep(for: .milliseconds(2))
        turns.news = max(turns.news, ViewerProbe.seconds(CLOCK_THREAD_CPUTIME_ID) - start)
    }

    /// Presses keys, and makes frames until they have had their effect, or a number of them.
    func press(_ keys: [ProbeKey], frames limit: Int = .max, timeout: Double = 20) async -> Turns {
        turns = Turns()
        let start = ViewerProbe.seconds(CLOCK_MONOTONIC)
        for key in keys {
            turn(\.key) { key.press(on: screen) }
            // A user types no faster.
            for _ in 0..<(keys.count > 1 ? 2 : 0) { await frame() }
        }
        turns.end = ViewerProbe.seconds(CLOCK_MONOTONIC) - start
        var (frames, quiet) = (0, 0)
        while frames < limit, quiet < Self.quietFrames {
            await frame()
            frames += 1
            let isBusy = controller.isSearching || controller.isUnfolding
            quiet = isBusy || screen.isMoving ? 0 : quiet + 1
            let elapsed = ViewerProbe.seconds(CLOCK_MONOTONIC) - start
            if isBusy { turns.end = elapsed }
            if elapsed > timeout { break }
        }
        return turns
    }
}

/// A key as a person names it.
struct ProbeKey {
    let name: String

    @MainActor func press(on screen: TestScreen) {
        switch name {
        case "Escape": screen.press(.keyboardEscape)
        case "Return": screen.press(.keyboardReturnOrEnter)
        case "Down": screen.press(.keyboardDownArrow)
        case "Up": screen.press(.keyboardUpArrow)
        case "Right": screen.press(.keyboardRightArrow)
        case "Left": screen.press(.keyboardLeftArrow)
        case "Tab": screen.press(.keyboardTab)
        case "PageDown": screen.press(.keyboardPageDown)
        case "End": screen.press(.keyboardEnd)
        default: screen.type(name)
        }
    }

    /// Returns the keys that a text names: those with names between blanks, and each character of other words.
    static func keys(_ text: String) -> [ProbeKey] {
        text.split(separator: " ").flatMap { word -> [ProbeKey] in
            let isName = word.count > 1 && word.first?.isUppercase == true
            return isName ? [ProbeKey(name: String(word))] : word.map { ProbeKey(name: String($0)) }
        }
    }
}
