import ArgumentParser
import FuzzOptions
import Fuzzers

/// Runs random programs and reports those that break a law.
@main
struct FuzzCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fuzz",
        abstract: "Runs random programs against the public API and compares the objects with fresh ones.",
        discussion: FuzzOptions.discussion
    )

    @OptionGroup var options: FuzzOptions

    /// Runs on the main thread, as UIKit requires. An asynchronous command would run on another thread.
    func run() throws {
        try MainActor.assumeIsolated { try options.run(allFuzzers) }
    }
}
