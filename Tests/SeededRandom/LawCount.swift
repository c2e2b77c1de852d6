import Foundation

/// The number of cases that a law tries: few by default, and `UNFOLD_LAWS` times as many when that variable is set.
package enum LawCount {
    /// The value of `UNFOLD_LAWS`, or 1 by default.
    package static let factor = max(1, ProcessInfo.processInfo.environment["UNFOLD_LAWS"].flatMap(Int.init) ?? 1)

    /// Returns the seeds of `count` cases, or of `count` times the factor.
    package static func seeds(_ count: Int, from first: UInt64 = 0) -> Range<UInt64> {
        first..<first + UInt64(count * factor)
    }
}
