import Foundation

/// The lock that SwiftPM holds while it uses a folder of builds.
///
/// The name of the file is an implementation detail of SwiftPM. If a version uses a different name, the lock appears to
/// be free, and only SwiftPM itself says that it waits.
struct PackageLock {
    private let file: URL
    private let folder: URL

    /// - Parameters:
    ///   - folder: The folder of builds, by default `.build` in a package.
    ///   - temporary: The folder in which SwiftPM has its locks.
    init(of folder: URL, in temporary: URL = FileManager.default.temporaryDirectory) {
        let path = RealPath.of(folder.path) ?? folder.path
        self.folder = folder
        file = temporary.appending(path: path.replacing("/", with: "_") + ".lock")
    }

    /// The sentence for the user if another process holds the lock; `nil` otherwise.
    var reasonToWait: String? {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_SH | LOCK_NB) == 0 { return nil }
        return "Another build uses \(folder.path). This one goes on when it has ended."
    }
}
