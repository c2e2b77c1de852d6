import ArgumentParser
import Foundation
import Fuzzing

/// The options of commands that run fuzzers.
package struct FuzzOptions: ParsableArguments {
    package static let discussion = """
        A program that fails is made smaller as long as it fails in the same way, and printed as Swift for a test.
        Without --steps and --seconds each fuzzer makes 10,000 steps.
        """

    @Argument(help: "The fuzzers. By default all run, one after another.")
    package var fuzzers: [String] = []

    @Option(help: "The number of steps of each fuzzer.")
    package var steps: Int?

    @Option(help: "The seconds that each fuzzer runs.")
    package var seconds: Double?

    @Option(help: "The seed of the first program. By default it is random.")
    package var seed: UInt64 = .random(in: 0..<1 << 32)

    @Option(help: "The number of processes that run programs.")
    package var jobs = ProcessInfo.processInfo.activeProcessorCount

    @Flag(help: "Only list the fuzzers.")
    package var list = false

    @Option(help: ArgumentHelp("Serve a campaign.", visibility: .hidden))
    package var worker: String?

    package init() {}

    /// Runs a campaign of each fuzzer, or serves one.
    @MainActor package func run(_ allFuzzers: [any Fuzzer.Type]) throws {
        try checkArguments(allFuzzers)
        if let worker, let kind = allFuzzers.first(where: { $0.name == worker }) { return Worker.serve(kind) }
        // Makes writing to a worker that has ended fail, instead of ending this process.
        signal(SIGPIPE, SIG_IGN)
        var hasFailed = false
        for kind in allFuzzers where fuzzers.isEmpty || fuzzers.contains(kind.name) {
            if list {
                print(kind.name)
            } else {
                hasFailed = try !runCampaign(of: kind.name) || hasFailed
            }
        }
        if hasFailed { throw ExitCode.failure }
    }

    @MainActor private func checkArguments(_ allFuzzers: [any Fuzzer.Type]) throws {
        let known = Set(allFuzzers.map { $0.name })
        for name in fuzzers + [worker].compactMap({ $0 }) where !known.contains(name) {
            throw ValidationError("There is no fuzzer '\(name)'. There are: \(known.sorted().joined(separator: ", ")).")
        }
        if steps != nil, seconds != nil { throw ValidationError("Give --steps or --seconds, not both.") }
    }

    private func runCampaign(of name: String) throws -> Bool {
        let goal = seconds.map(Campaign.Goal.seconds) ?? .steps(steps ?? 10_000)
        var campaign = try Campaign(name, seed: seed, goal: goal, jobs: jobs)
        let report = try campaign.run()
        print(
            "\(name): \(report.steps) steps in \(report.programs) programs from seed \(seed), \(Int(report.seconds)) s"
        )
        for (kind, count) in report.counts.sorted(by: { $0.key < $1.key }) { print("    \(kind): \(count)") }
        if let failure = report.failure { print(failure) }
        return report.failure == nil
    }
}
