import Glibc

/// A file that one process at a time can hold.
package struct LockFile {
    private let descriptor: FileDescriptor

    fileprivate init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

    /// Calls a closure while no other process holds the file, and lets it go.
    ///
    /// - Parameter willWait: Called if another process holds it, before this one waits.
    package func hold<Result>(willWait: () -> Void, _ body: () throws -> Result) throws -> Result {
        if flock(descriptor.number, LOCK_EX | LOCK_NB) != 0 {
            willWait()
            while flock(descriptor.number, LOCK_EX) != 0, errno == EINTR {}
        }
        defer { flock(descriptor.number, LOCK_UN) }
        return try body()
    }
}

extension ConfinedFolder {
    /// Opens a file as a lock, and makes it if it doesn't exist.
    package func lockFile(_ item: InnerPath) throws(FileFailure) -> LockFile {
        let parent = try openParent(of: item, makes: true)
        // A program that the holder starts doesn't inherit the lock.
        let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
        return LockFile(try FileDescriptor(openat(parent.number, item.name, flags, 0o600), path: path(of: item)))
    }
}
