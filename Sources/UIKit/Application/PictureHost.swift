import CoreGraphics
import Foundation
import HostInterface

/// A host without a display, on which an app shows its first screen for a moment and ends. The screen is written as a
/// picture.
///
/// Its time is its own and doesn't depend on the wall clock, so that the picture is the same in each run.
@MainActor
final class PictureHost: AppHost {
    /// The environment variable that names the file for the picture.
    static let variable = "UNFOLD_PICTURE"
    /// The time for which the app runs, in seconds: longer than the transitions with which apps begin.
    private static let duration: TimeInterval = 1
    private static let framesPerSecond = 60

    var delegate: HostDelegate?
    let size: CGSize
    let scale: CGFloat = 2
    private(set) var now: TimeInterval = 0
    private let file: URL

    /// Creates the host that the environment asks for, or returns `nil` if it doesn't name a file.
    init?(size: CGSize, environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let path = environment[Self.variable], !path.isEmpty else { return nil }
        file = URL(fileURLWithPath: path)
        self.size = size
    }

    func run() -> Int32 {
        delegate?.hostDidResize(to: size, scale: scale)
        delegate?.hostActive(true)
        let count = Int(Self.duration * Double(Self.framesPerSecond))
        for frame in 0...count {
            now = Double(frame) / Double(Self.framesPerSecond)
            delegate?.hostWillServeWork(at: now)
            _ = RunLoop.main.run(mode: .default, before: Date())
            _ = delegate?.hostFrame(at: now)
        }
        let status = write()
        _ = delegate?.hostShouldClose()
        return status
    }

    /// Writes the picture, and says where it is.
    ///
    /// - Returns: The exit status of the process.
    private func write() -> Int32 {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            for window in UIScreen.main.windows { window.drawHierarchy(in: window.frame, afterScreenUpdates: true) }
        }
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try (image.pngData() ?? Data()).write(to: file)
        } catch {
            say("There is no display, and \(file.path) can't be written: \(error.localizedDescription)")
            return 1
        }
        say("There is no display, so the first screen is in \(file.relativePath).")
        return 0
    }

    private func say(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    // MARK: What a picture doesn't have

    var appearance: HostAppearance { HostAppearance() }
    func requestFrame() {}
    func requestFrame(after seconds: TimeInterval) {}
    func serveIdleTime(_ turn: @escaping @MainActor () -> Bool) {}
    func open() {}
    func close() {}
    func setTitle(_ title: String) {}
    func setCursor(_ cursor: HostCursor) {}
    func setTextInput(_ input: HostTextInput?) {}
    func writeClipboard(_ text: String) {}
    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) { completion(nil) }
    func open(_ url: URL) {}
}
