import Foundation

/// Lets one command at a time build in a folder.
package struct BuildLock {
    private let file: URL

    package init(in folder: URL) {
        file = folder.appending(path: "build.lock")
    }

    /// Calls a closure while no other process holds the lock.
    ///
    /// - Parameters:
    ///   - willWait: Called if another process holds it, before this one waits.
    ///   - body: The closure.
    /// - Throws: A ``ProjectError`` if the folder can't be written, and what the closure throws.
    package func hold<Result>(willWait: () -> Void, _ body: () throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        // A program that the closure starts doesn't inherit the lock.
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw ProjectError(
                file: file.path,
                problem: "the file can't be opened: \(String(cString: strerror(errno)))",
                remedy: "Make its folder writable, or choose another cache folder by XDG_CACHE_HOME"
            )
        }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            willWait()
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        }
        return try body()
    }
}
