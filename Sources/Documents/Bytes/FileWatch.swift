import FoundationEssentials
import Glibc

/// Tells by a descriptor that another program has changed an open file, its name or its status.
///
/// The kernel sees only what this machine does. So there is no watch on a file system that another machine may write
/// to, or one that is not known.
final class FileWatch: Sendable {
    /// The descriptor, which is readable after a change.
    let descriptor: Int32

    /// The file systems of one machine, as the kernel names them.
    private static let localSystems: Set<String> = [
        "bcachefs", "btrfs", "ext2", "ext3", "ext4", "f2fs", "jfs", "overlay", "ramfs", "reiserfs", "tmpfs", "xfs",
    ]

    /// - Returns: `nil` if the file can't be watched.
    init?(_ file: FileBytes) {
        guard let status = file.status, Self.isLocal(status.st_dev) else { return nil }
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        // A name that is removed or given to another file changes the number of links.
        let mask = UInt32(IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF)
        guard inotify_add_watch(descriptor, "/proc/self/fd/\(file.descriptor)", mask) >= 0 else {
            close(descriptor)
            return nil
        }
    }

    /// Closes the descriptor on another thread: the kernel takes about 10 ms for that, until its work on all watches of
    /// the machine is done, and documents are closed on the main thread.
    deinit {
        Task.detached { [descriptor] in _ = close(descriptor) }
    }

    /// Takes the changes that were told, so that the descriptor tells the next ones.
    func takeChanges() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }

    /// Whether a device has a file system of this machine.
    private static func isLocal(_ device: dev_t) -> Bool {
        guard let table = try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8) else { return false }
        let (major, minor) = (device >> 8 & 0xFFF | device >> 32 & ~0xFFF, device & 0xFF | device >> 12 & ~0xFF)
        // A line has the numbers of the device in its third field, and the file system after a dash.
        return table.split(separator: "\n").contains { line in
            let fields = line.split(separator: " ")
            guard fields.count > 2, fields[2] == "\(major):\(minor)", let dash = fields.firstIndex(of: "-") else {
                return false
            }
            return fields.dropFirst(dash + 1).first.map { localSystems.contains(String($0)) } ?? false
        }
    }
}
