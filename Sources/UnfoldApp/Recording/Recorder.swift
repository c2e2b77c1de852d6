import Documents
import Foundation
import Gallery
import Offscreen
import UIKit
import Viewer

/// Drives tables by scripts on a test screen, and writes a film strip and an animation of each.
@MainActor
struct Recorder {
    let folder: URL
    let isDark: Bool

    /// Records `content` and prints the paths of the files.
    ///
    /// - Throws: `FilmError`, which names the remedy.
    func record(_ content: AppContent) throws {
        try makeFolder()
        switch content {
        case .gallery:
            for example in Example.all {
                try record(example.id, example.makeViewController(), HandScript.forExample(example.id))
            }
        case .document(let document, let start, _):
            finish(document)
            try record("document", start.makeViewController(document), .unfoldTwoRows)
        case .problem(_, let error): throw error
        }
    }

    /// Waits until all rows are found, so that the recording does not depend on the speed of that.
    private func finish(_ document: any Document) {
        document.beginIndexing()
        while document.state.isIndexing {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }

    /// Waits until a match is found and shown, if one is looked for.
    private func finishSearch(in controller: UIViewController, on screen: OffscreenScreen) {
        guard let controller = controller as? DocumentViewController else { return }
        while controller.isSearching {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            screen.advance(by: 1 / 60)
        }
        screen.advance(by: 0.5)
    }

    private func makeFolder() throws(FilmError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            let reason =
                FileManager.default.fileExists(atPath: folder.path)
                ? "there is a file of that name" : "the folder cannot be made there"
            throw .notWritten(path: folder.path, reason: reason, remedy: "Choose another folder with --record.")
        }
    }

    private func record(_ name: String, _ controller: UIViewController, _ script: HandScript) throws {
        let progress = ProgressLine(name)
        progress.show("recording")
        let screen = OffscreenScreen(size: CGSize(width: 320, height: 480))
        screen.turnOn()
        if isDark { screen.changeTraits { $0.userInterfaceStyle = .dark } }
        screen.show(controller)
        // The first layout and its fades take less time than this. A live feed never comes to rest, so waiting for rest
        // would not end.
        screen.advance(by: 0.5)
        finishSearch(in: controller, on: screen)
        let film = screen.record { script.run(screen, controller) }
        let strip = folder.appendingPathComponent("\(name).png")
        let animation = folder.appendingPathComponent("\(name).webp")
        try film.writeStrip(frames: 10, to: strip)
        try film.writeWebP(to: animation) { progress.show("encoding", $0) }
        progress.end()
        print(strip.path)
        print(animation.path)
    }
}
