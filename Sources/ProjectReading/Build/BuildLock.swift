import ConfinedFiles
import Foundation

/// Lets one command at a time build in a folder.
package struct BuildLock {
    private let folder: ConfinedFolder

    package init(in folder: ConfinedFolder) { self.folder = folder }

    /// Calls a closure while no other process holds the lock.
    ///
    /// - Parameters:
    ///   - willWait: Called if another process holds it, before this one waits.
    ///   - body: The closure.
    /// - Throws: A ``ProjectError`` if the folder can't be written, and what the closure throws.
    package func hold<Result>(willWait: () -> Void, _ body: () throws -> Result) throws -> Result {
        let file: LockFile
        do {
            file = try folder.lockFile(InnerPath(name: "build.lock"))
        } catch {
            throw ProjectError(
                file: folder.path + "/build.lock",
                problem: "the file can't be opened: \((error as? FileFailure)?.explanation ?? "\(error)")",
                remedy: "Make its folder writable, or choose another cache folder by XDG_CACHE_HOME"
            )
        }
        return try file.hold(willWait: willWait, body)
    }
}
