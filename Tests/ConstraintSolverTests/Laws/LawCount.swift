import Foundation

/// The number of cases that a law tries: few by default, and `UNFOLD_LAWS` times as many when that variable is set.
enum LawCount {
    static let factor: Int = ProcessInfo.processInfo.environment["UNFOLD_LAWS"].flatMap(Int.init) ?? 1

    /// Returns the seeds of `count` cases.
    static func seeds(_ count: Int, from first: UInt64) -> Range<UInt64> {
        first..<first + UInt64(count * factor)
    }
}
