import SeededRandom
import Testing

/// Tries a law on many random scripts.
enum Trial {
    /// Runs the scripts that `makeScript` makes of the seeds. A script that fails is shrunk and printed
    /// as source code for a test.
    static func run(
        _ seeds: Range<UInt64>,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ makeScript: (inout SeededGenerator) -> Script
    ) {
        var notComparable = 0
        for seed in seeds {
            var random = SeededGenerator(seed: seed)
            let script = makeScript(&random)
            switch script.difference() {
            case nil: break
            case .notComparable: notComparable += 1
            case .found(let aspect, let message):
                let shrunk = script.shrunk(aspect)
                let reason = shrunk.difference().map { "\($0)" } ?? message
                Issue.record("seed \(seed): \(message)\n\(shrunk)\n    // \(reason)", sourceLocation: sourceLocation)
                return
            }
        }
        #expect(notComparable * 100 <= seeds.count, "too few are compared", sourceLocation: sourceLocation)
    }
}
