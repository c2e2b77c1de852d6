import ConfinedFiles
import Foundation

/// The private file with the state of an app's scene.
package struct SceneArchive {
    private static let fileName = "scene.plist"
    /// The maximum size of the file in bytes.
    private static let byteLimit = 64 << 20
    private let folder: PrivateFolder

    package init(in folder: PrivateFolder) {
        self.folder = folder
    }

    /// Creates an archive in the app's folder; `nil` if there is no folder for application support.
    package static var standard: SceneArchive? { PrivateFolder.app.map { SceneArchive(in: $0) } }

    /// Reads the state, or returns `nil` if there is none. A file that can't be read is reported on standard error.
    func read() -> SceneState? {
        guard let data = folder.data(of: Self.fileName, limit: Self.byteLimit) else { return nil }
        do { return try SceneState(data) } catch {
            report("The state of the scene can't be restored", error)
            return nil
        }
    }

    /// Writes the state. An error is reported on standard error, and the file stays as it is.
    func write(_ state: SceneState) {
        do { try folder.write(state.data(), to: Self.fileName) } catch {
            report("The state of the scene isn't kept", error)
        }
    }

    private func report(_ message: String, _ error: any Error) {
        FileHandle.standardError.write(Data("\(message): \(folder.url.path)/\(Self.fileName): \(error)\n".utf8))
    }
}
