import Documents
import Foundation
import Gallery
import Offscreen
import UIKit
import Viewer

/// Drives tables by scripts on a test screen, and writes a film strip and an animation of each.
@MainActor
struct Recorder {
    private static let picturesInStrip = 8

    let folder: URL
    let isDark: Bool
    /// The names of the tables of the gallery to record, or none for all.
    var names: Set<String> = []
    var writesAnimations = true

    /// The table that shows in a few seconds what unfolding rows are.
    static let introduction = "tap-to-reveal-unfold"
    /// The names of the tables of the gallery.
    static var tableNames: [String] { ["gallery"] + Example.all.map(\.id) + ["showcase"] }

    /// Records `content` and prints the paths of the files.
    ///
    /// - Throws: `FilmError`, which names the remedy, and `MissingPlace` if a document doesn't have its place.
    func record(_ content: AppContent) throws {
        try makeFolder()
        switch content {
        case .gallery:
            try record("gallery", GalleryViewController.inNavigationController(), .browse)
            for example in Example.all {
                let controller = example.makeViewController()
                controller.title = example.title
                controller.navigationItem.largeTitleDisplayMode = .never
                let navigation = UINavigationController(rootViewController: controller)
                navigation.navigationBar.prefersLargeTitles = true
                try record(example.id, navigation, HandScript.forExample(example.id))
            }
            try record("showcase", Example.makeShowcase(), .show, size: CGSize(width: 320, height: 520))
        case .document(let document, let view, _):
            finish(document)
            try MissingPlace.check(view.start, in: document)
            let navigation = UINavigationController(rootViewController: view.makeViewController(document))
            let hasTree = document.mayNest && document.columns.isEmpty
            try record("document", navigation, hasTree ? .unfoldTree : .unfoldTwoRows)
        case .problem(_, let error): throw error
        }
    }

    /// Waits until all rows are found, so that the recording doesn't depend on the speed of indexing.
    private func finish(_ document: any Document) {
        document.beginIndexing()
        while document.state.isIndexing {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }

    /// Waits until a match is found and shown, if one is looked for.
    private func finishSearch(in controller: UIViewController, on screen: OffscreenScreen) {
        let top = (controller as? UINavigationController)?.topViewController ?? controller
        guard let controller = top as? DocumentViewController else { return }
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

    private func record(
        _ name: String,
        _ controller: UIViewController,
        _ script: HandScript,
        size: CGSize = CGSize(width: 375, height: 667)
    ) throws {
        guard names.isEmpty || names.contains(name) else { return }
        let progress = ProgressLine(name)
        progress.show("recording")
        let screen = OffscreenScreen(size: size)
        screen.turnOn()
        if isDark { screen.changeTraits { $0.userInterfaceStyle = .dark } }
        screen.show(controller)
        // The first layout and its fades take less time than this. A live feed never comes to rest, so waiting for rest
        // would not end.
        screen.advance(by: 0.5)
        finishSearch(in: controller, on: screen)
        let film = screen.record(showingFingers: true) { script.run(screen, controller) }
        let strip = folder.appendingPathComponent("\(name).png")
        try film.writeStrip(frames: Self.picturesInStrip, to: strip)
        progress.end()
        print(strip.path)
        guard writesAnimations else { return }
        let animation = folder.appendingPathComponent("\(name).webp")
        try film.writeWebP(to: animation) { progress.show("encoding", $0) }
        progress.end()
        print(animation.path)
    }
}
