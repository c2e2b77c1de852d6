import Foundation
import Synchronization

/// The memory of the pixel buffer that went last, for the next one as large.
///
/// A picture of a screen is often gone before the next one is made. Fresh memory comes from the kernel page by page, which
/// takes about as long as to draw the screen.
final class SpareMemory: Sendable {
    static let shared = SpareMemory()

    /// Larger memory is not kept, in bytes.
    private static let limit = 32 << 20

    /// The address, 0 for none, and the number of bytes.
    private let kept: Mutex<(address: UInt, count: Int)> = Mutex((0, 0))

    /// Memory filled with zeros, to be freed or given back; nil if there is not enough.
    func take(_ count: Int) -> UnsafeMutableRawPointer? {
        let address: UInt = kept.withLock { kept in
            guard kept.count == count else { return 0 }
            defer { kept = (0, 0) }
            return kept.address
        }
        guard let known = UnsafeMutableRawPointer(bitPattern: address) else { return calloc(count, 1) }
        memset(known, 0, count)
        return known
    }

    func giveBack(_ memory: UnsafeMutableRawPointer, _ count: Int) {
        guard count <= Self.limit else { return free(memory) }
        let old: UInt = kept.withLock { kept in
            defer { kept = (UInt(bitPattern: memory), count) }
            return kept.address
        }
        free(UnsafeMutableRawPointer(bitPattern: old))
    }
}
