import Foundation

/// The file with the state of an app's scene.
package struct SceneArchive {
    private let url: URL

    package init(_ url: URL) {
        self.url = url
    }

    /// Creates an archive in the app's folder: that of its bundle identifier, or else of its name, in the folder for
    /// application support.
    package static var standard: SceneArchive {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return SceneArchive((support ?? .homeDirectory).appending(path: name).appending(path: "scene.plist"))
    }

    /// Reads the state, or returns `nil` if there is none. A file that can't be read is reported on standard error.
    func read() -> SceneState? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do { return try SceneState(Data(contentsOf: url)) } catch {
            report("The state of the scene can't be restored", error)
            return nil
        }
    }

    /// Writes the state. An error is reported on standard error, and the file stays as it is.
    func write(_ state: SceneState) {
        do {
            let data = try state.data()
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: url, options: .atomic)
        } catch {
            report("The state of the scene isn't kept", error)
        }
    }

    private func report(_ message: String, _ error: any Error) {
        FileHandle.standardError.write(Data("\(message): \(url.path): \(error)\n".utf8))
    }
}
