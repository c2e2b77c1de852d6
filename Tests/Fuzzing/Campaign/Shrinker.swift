/// Shrinks a failing program for as long as it breaks the same law.
struct Shrinker {
    /// The maximum number of programs to try.
    private static let budget = 4000

    /// The time after which no further program is tried. A program that never ends costs ``patience``, and so does
    /// each smaller one that doesn't end either.
    private static let limit = Duration.seconds(120)

    /// The time to wait for one program. There are many programs, and those that end take a few milliseconds.
    private static let patience = Duration.seconds(5)

    private let fuzzer: String
    private let law: String
    private var worker: WorkerProcess
    private var tries = 0
    private let start = ContinuousClock.now

    /// - Parameter law: The law that the program breaks.
    init(_ fuzzer: String, law: String) throws {
        self.fuzzer = fuzzer
        self.law = law
        worker = try WorkerProcess(fuzzer, patience: Self.patience)
    }

    /// Returns the smallest program that was found, and its failure.
    mutating func shrink(_ program: JSONValue) throws -> (program: JSONValue, failure: Failure)? {
        guard var failure = try failure(of: program) else { return nil }
        var smallest = program
        // Steps after the flaw can be dropped.
        if case .object(var members) = program, case .array(let steps)? = members["steps"] {
            members["steps"] = .array(Array(steps.prefix(max(failure.steps, 0))))
            if let shorter = try self.failure(of: .object(members)) {
                (smallest, failure) = (.object(members), shorter)
            }
        }
        while let (smaller, itsFailure) = try firstFailing(of: smallest.simplerOnes) {
            (smallest, failure) = (smaller, itsFailure)
        }
        return (smallest, failure)
    }

    private mutating func firstFailing(of programs: some Sequence<JSONValue>) throws -> (JSONValue, Failure)? {
        for program in programs {
            tries += 1
            guard tries <= Self.budget, start.duration(to: .now) < Self.limit else { return nil }
            if let failure = try failure(of: program) { return (program, failure) }
        }
        return nil
    }

    /// Returns the failure of a program if it breaks the given law.
    private mutating func failure(of program: JSONValue) throws -> Failure? {
        let found: Failure?
        switch try worker.ask(.program(program)) {
        case .answer(let answer): found = answer.failure
        case .crash(let words):
            found = Failure(Flaw("doesn't crash", words), steps: program.stepCount)
            worker = try WorkerProcess(fuzzer, patience: Self.patience)
        case .hang:
            found = Failure(Flaw("ends", "no answer within \(Self.patience)"), steps: program.stepCount)
            worker = try WorkerProcess(fuzzer, patience: Self.patience)
        }
        return found?.flaw.law == law ? found : nil
    }

    /// Returns a program of the fuzzer as Swift source code.
    mutating func source(of program: JSONValue) throws -> String? {
        guard case .answer(let answer) = try worker.ask(.describe(program)) else { return nil }
        return answer.source
    }
}

extension JSONValue {
    fileprivate var stepCount: Int {
        guard case .object(let members) = self, case .array(let steps)? = members["steps"] else { return 0 }
        return steps.count
    }
}
