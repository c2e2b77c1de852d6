import Foundation

/// A run of one fuzzer's programs by parallel workers, until the goal is reached or a program fails.
package struct Campaign {
    /// The amount of work.
    package enum Goal: Sendable {
        case steps(Int)
        case seconds(Double)
    }

    /// The outcome of a campaign.
    package struct Report: Sendable {
        package var programs = 0
        package var steps = 0
        package var seconds = 0.0
        /// The counts of the programs, added up.
        package var counts: [String: Int] = [:]
        /// The text about the first program that failed.
        package var failure: String?
    }

    private let fuzzer: String
    private let goal: Goal
    private let workers: [WorkerProcess]
    private var nextSeed: UInt64
    private var report = Report()
    private let start = ContinuousClock.now

    /// - Parameters:
    ///   - fuzzer: The name of the fuzzer.
    ///   - seed: The seed of the first program. The others follow it.
    ///   - jobs: The number of workers.
    package init(_ fuzzer: String, seed: UInt64, goal: Goal, jobs: Int) throws {
        let workers = try (0..<max(jobs, 1)).map { _ in try WorkerProcess(fuzzer) }
        self.init(fuzzer, seed: seed, goal: goal, workers: workers)
    }

    /// Creates a campaign of workers that run already.
    init(_ fuzzer: String, seed: UInt64, goal: Goal, workers: [WorkerProcess]) {
        self.fuzzer = fuzzer
        self.goal = goal
        self.workers = workers
        nextSeed = seed
    }

    /// Runs to the goal or to the first failure, which is shrunk.
    package mutating func run() throws -> Report {
        var seeds: [UInt64?] = try workers.map { try next(for: $0) }
        while seeds.contains(where: { $0 != nil }) {
            for index in ready(seeds) {
                guard let seed = seeds[index] else { continue }
                if let failure = try take(workers[index].receive(), of: seed) {
                    report.failure = failure
                    return finished()
                }
                seeds[index] = try next(for: workers[index])
            }
        }
        return finished()
    }

    /// Sends the next seed to a worker, unless the goal is reached.
    private mutating func next(for worker: WorkerProcess) throws -> UInt64? {
        switch goal {
        case .steps(let steps): if report.steps >= steps { return nil }
        case .seconds(let seconds): if start.duration(to: .now) >= .seconds(seconds) { return nil }
        }
        defer { nextSeed &+= 1 }
        try worker.send(.seed(nextSeed))
        return nextSeed
    }

    /// Waits for an answer, or until one is late, and returns the workers for which that is so.
    ///
    /// A program that never ends is thus reported while the other workers go on with theirs.
    private func ready(_ seeds: [UInt64?]) -> [Int] {
        let busy = workers.indices.filter { seeds[$0] != nil }
        var descriptors = busy.map { pollfd(fd: workers[$0].descriptor, events: Int16(POLLIN), revents: 0) }
        _ = poll(&descriptors, nfds_t(descriptors.count), busy.map { workers[$0].millisecondsLeft }.min() ?? 0)
        return zip(busy, descriptors).filter { $1.revents != 0 || workers[$0].isLate }.map(\.0)
    }

    /// Counts an outcome.
    ///
    /// - Returns: The description of a failure, if there is one.
    private mutating func take(_ outcome: WorkerProcess.Outcome, of seed: UInt64) throws -> String? {
        switch outcome {
        case .answer(let answer):
            report.programs += 1
            report.steps += answer.steps
            report.counts.merge(answer.counts ?? [:], uniquingKeysWith: +)
            guard let failure = answer.failure, let program = answer.program else { return nil }
            return try describe(failure, of: program, seed)
        case .crash(let words): return try describe(Failure(Flaw("doesn't crash", words), steps: 0), of: nil, seed)
        case .hang:
            return try describe(
                Failure(Flaw("ends", "no answer within \(WorkerProcess.patience)"), steps: 0),
                of: nil,
                seed
            )
        }
    }

    private func describe(_ failure: Failure, of program: JSONValue?, _ seed: UInt64) throws -> String {
        var program = program
        if program == nil, case .answer(let drawn) = try workers[0].another().ask(.draw(seed)) {
            program = drawn.program
        }
        let heading = "\(fuzzer) breaks the law \"\(failure.flaw.law)\" at seed \(seed):"
        guard let program else { return "\(heading)\n    \(failure.flaw.detail)" }
        var shrinker = try Shrinker(fuzzer, law: failure.flaw.law)
        guard let (smallest, itsFailure) = try shrinker.shrink(program) else {
            return "\(heading)\n    \(failure.flaw.detail)\nIt doesn't fail when it runs alone."
        }
        return """
            \(heading)
                \(itsFailure.flaw.detail)
            \(try shrinker.source(of: smallest) ?? "")
            """
    }

    private mutating func finished() -> Report {
        report.seconds = start.duration(to: .now) / .seconds(1)
        return report
    }
}
