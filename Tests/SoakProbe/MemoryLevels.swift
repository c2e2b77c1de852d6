import Foundation
import UIKit

/// The resident memory of the process at every tenth of a run.
struct MemoryLevels {
    /// The growth after warm-up that a run may have, in bytes.
    private static let tolerance = 2_000_000

    private let frames: Int
    private var frame = 0
    private var levels: [Int] = []
    private var peak = 0
    private weak var shown: UIViewController?
    private var screens = 0

    init(frames: Int) {
        self.frames = frames
    }

    /// Ends a frame in which a view controller was on the screen.
    @MainActor mutating func frameEnded(showing controller: UIViewController?) {
        frame += 1
        if controller !== shown {
            shown = controller
            screens += 1
        }
        notePeak(of: controller)
        guard frame % (frames / 10) == 0 else { return }
        levels.append(Self.residentMemory)
        print("frame \(frame): \(levels.last ?? 0) bytes, \(screens) changes of the view controller")
        fflush(nil)
    }

    /// Prints a new peak of memory that is well above the last one, with the screen that brought it about.
    @MainActor private mutating func notePeak(of controller: UIViewController?) {
        let memory = Self.residentMemory
        guard memory > peak + Self.tolerance else { return }
        peak = memory
        print("frame \(frame): peak of \(memory) bytes in \(controller?.title ?? "")")
        fflush(nil)
    }

    /// Prints the growth from the level after the first fifth to the last one.
    ///
    /// - Returns: The exit status of the process.
    func report() -> Int32 {
        guard levels.count > 2, let last = levels.last else { return 2 }
        let growth = last - levels[1]
        print("growth after warm-up: \(growth) bytes")
        return growth > Self.tolerance ? 1 : 0
    }

    /// The resident memory in bytes.
    private static var residentMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }
}
