import Foundation
import Synchronization

/// The memory of the last deallocated pixel buffer, which the next one of the same size reuses.
///
/// The image of a screen is often released before the next one is made. The kernel provides new memory page by page,
/// which takes about as long as drawing the screen.
final class SpareMemory: Sendable {
    static let shared = SpareMemory()

    /// The size in bytes above which memory is not kept.
    private static let limit = 32 << 20

    /// The address, or 0 if there is none, and the number of bytes.
    private let kept: Mutex<(address: UInt, count: Int)> = Mutex((0, 0))

    /// Returns memory, which the caller has to free or give back, or nil if memory is insufficient.
    ///
    /// - Parameter isCleared: Whether the memory is filled with zeros.
    func take(_ count: Int, isCleared: Bool) -> UnsafeMutableRawPointer? {
        let address: UInt = kept.withLock { kept in
            guard kept.count == count else { return 0 }
            defer { kept = (0, 0) }
            return kept.address
        }
        // Clearing costs nothing for new memory of this size, which the kernel provides as zeros.
        guard let known = UnsafeMutableRawPointer(bitPattern: address) else { return calloc(count, 1) }
        if isCleared { memset(known, 0, count) }
        return known
    }

    func recycle(_ memory: UnsafeMutableRawPointer, _ count: Int) {
        guard count <= Self.limit else { return free(memory) }
        let old: UInt = kept.withLock { kept in
            defer { kept = (UInt(bitPattern: memory), count) }
            return kept.address
        }
        free(UnsafeMutableRawPointer(bitPattern: old))
    }
}
