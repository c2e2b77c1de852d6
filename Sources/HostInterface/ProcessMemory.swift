import Foundation

/// The memory of the process of an app.
@MainActor
package enum ProcessMemory {
    /// The size in bytes from which blocks are given back to the system when they are freed. The pictures of a phone's
    /// screen are about as large: those that each frame needs stay with the allocator.
    private static let returnedSize: Int32 = 1 << 20

    /// Makes the allocator give large blocks back to the system when they are freed, whatever was allocated after them.
    ///
    /// By default, glibc moves the limit for such blocks up to 32 MB with each one that is freed (`M_MMAP_THRESHOLD` in
    /// mallopt(3)). The memory of a table with a million open rows would then stay with the process.
    package static func returnLargeBlocks() {
        _ = limit
    }

    /// Sets the limit with the first access. Swift's module of the C library doesn't contain the function, and not
    /// every C library has it.
    private static let limit: Void = {
        let mmapThreshold: Int32 = -3
        guard let function = dlsym(nil, "mallopt") else { return }
        _ = unsafeBitCast(function, to: (@convention(c) (Int32, Int32) -> Int32).self)(mmapThreshold, returnedSize)
    }()
}
