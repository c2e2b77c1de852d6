import Foundation

/// How many cases a law tries: few in every run, `UNFOLD_LAWS` times as many when that is set.
enum LawCount {
    static let factor: Int = ProcessInfo.processInfo.environment["UNFOLD_LAWS"].flatMap(Int.init) ?? 1

    /// The seeds of `count` cases.
    static func seeds(_ count: Int, from first: UInt64) -> Range<UInt64> {
        first..<first + UInt64(count * factor)
    }
}
