import Foundation

/// The memory of the process of an app.
@MainActor
package enum ProcessMemory {
    /// The size in bytes from which blocks are given back to the system when they are freed. The picture of a window of
    /// 1000 by 1000 pixels is as large: the pictures that each frame needs stay with the allocator. Fresh pages for
    /// them take a tenth of the time of a frame.
    private static let returnedSize: Int32 = 4 << 20
    /// The number of free bytes at the end of the heap that stay with the process, in glibc's proportion to the size.
    private static let keptSize = 2 * returnedSize

    /// Makes the allocator give large blocks back to the system when they are freed, whatever was allocated after them.
    ///
    /// By default, glibc moves the limit for such blocks up to 32 MB with each one that is freed (`M_MMAP_THRESHOLD` in
    /// mallopt(3)). The memory of a table with a million open rows would then stay with the process.
    package static func returnLargeBlocks() {
        _ = limits
    }

    /// Sets the limits with the first access. Swift's module of the C library doesn't contain the function, and not
    /// every C library has it.
    private static let limits: Void = {
        let (trimThreshold, mmapThreshold): (Int32, Int32) = (-1, -3)
        guard let function = dlsym(nil, "mallopt") else { return }
        let setOption = unsafeBitCast(function, to: (@convention(c) (Int32, Int32) -> Int32).self)
        _ = setOption(mmapThreshold, returnedSize)
        _ = setOption(trimThreshold, keptSize)
    }()
}
