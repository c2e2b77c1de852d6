import Documents
import Foundation
import UIKit
import UIKitTesting
import Viewer

extension ViewerProbe {
    /// Opens large files in the viewer, presses keys, and prints the longest turn of the main thread for each key: one
    /// line per key, with milliseconds for the key itself, the slowest frame and the slowest news of another thread
    /// after it, and the time until the key has had its effect. Marks turns over the budget.
    ///
    /// - Parameters:
    ///   - folder: The folder for the files, which are kept for the next time.
    ///   - words: Parts of the names of the trials; all by default.
    static func turns(in folder: String, _ words: [String]) async throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for trial in TurnTrial.all where words.isEmpty || words.contains(where: trial.name.contains) {
            let path = "\(folder)/\(trial.kind.rawValue)-\(trial.count).\(trial.kind.fileExtension)"
            if !FileManager.default.fileExists(atPath: path) { try write(trial.kind, trial.count, to: path) }
            try await turns(of: trial.lines, width: trial.width, trial.name, path)
        }
    }

    /// Opens a file in the viewer, presses keys, and prints the same figures.
    ///
    /// - Parameter lines: Keys that are pressed together, with the number of frames after `@` if the next ones follow
    ///   before the keys have had their effect: `*@4`.
    static func keys(_ path: String, _ lines: [String]) async throws {
        let lines = lines.map { line in
            let parts = line.split(separator: "@", maxSplits: 1)
            return TurnTrial.Line(
                parts.first.map(String.init) ?? "",
                frames: parts.dropFirst().first.flatMap { Int($0) }
            )
        }
        try await turns(of: lines, width: 1000, path, path)
    }

    private static func turns(of lines: [TurnTrial.Line], width: Double, _ name: String, _ path: String) async throws {
        print("\n\(name)\n     key    frame     news     wait      end  keys")
        let document = try DocumentSource.file(path: path).open()
        let screen = TestScreen(size: CGSize(width: width, height: 844))
        let controller = DocumentViewController(document)
        let meter = TurnMeter(screen, controller)
        var longest = 0.0
        func report(_ turns: TurnMeter.Turns, _ keys: String) {
            let figures = [turns.key, turns.frame, turns.news, turns.wait, turns.end].map {
                let text = String(format: "%.1f", $0 * 1000)
                return String(repeating: " ", count: max(0, 8 - text.count)) + text
            }
            let mark = turns.longest > TurnMeter.budget ? "  <- over the budget" : ""
            print("\(figures.joined(separator: " "))  \(keys)\(mark)")
            fflush(nil)
            longest = max(longest, turns.longest)
        }
        screen.show(controller)
        report(await meter.press([]), "(opening)")
        await document.finishIndexing()
        report(await meter.press([]), "(all rows found)")
        for line in lines {
            report(await meter.press(ProbeKey.keys(line.keys), frames: line.frames ?? .max), line.keys)
        }
        print("longest turn: \(String(format: "%.1f", longest * 1000)) ms")
    }
}
