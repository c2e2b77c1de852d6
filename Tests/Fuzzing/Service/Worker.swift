import Foundation

/// The process that runs programs: it reads one request per line from standard input and answers on standard output.
///
/// A worker is a separate process, so that a program that crashes or never ends is a failure like any other.
@MainActor package enum Worker {
    package static func serve(_ kind: any Fuzzer.Type) {
        endWithParent()
        while let line = readLine() {
            let answer = answer(line, kind)
            guard let data = try? JSONEncoder().encode(answer) else { fatalError("An answer can't be written as JSON") }
            FileHandle.standardOutput.write(data + Data("\n".utf8))
            runMainQueue()
        }
    }

    /// Runs what waits for the main thread, such as the ends of tasks, which would otherwise keep their objects.
    private static func runMainQueue() { _ = RunLoop.main.run(mode: .default, before: .now) }

    /// Ends the process after the one that started it, even if a program never ends.
    private static func endWithParent() {
        let parent = getppid()
        Thread.detachNewThread {
            while getppid() == parent { sleep(1) }
            exit(2)
        }
    }

    private static func answer<Kind: Fuzzer>(_ line: String, _ kind: Kind.Type) -> Answer {
        switch try? JSONDecoder().decode(Request.self, from: Data(line.utf8)) {
        case .seed(let seed): run(Program<Kind>(seed: seed))
        case .draw(let seed): describe(Program<Kind>(seed: seed))
        case .program(let json):
            (try? json.decoded(as: Program<Kind>.self)).map(run) ?? Answer(isUnreadable: true)
        case .describe(let json):
            (try? json.decoded(as: Program<Kind>.self)).map(describe) ?? Answer(isUnreadable: true)
        case nil: Answer(isUnreadable: true)
        }
    }

    private static func run<Kind: Fuzzer>(_ program: Program<Kind>) -> Answer {
        var counts: [String: Int] = [:]
        guard let failure = program.run(counting: &counts) else {
            return Answer(steps: program.steps.count, counts: counts.isEmpty ? nil : counts)
        }
        return Answer(steps: failure.steps, failure: failure, program: try? JSONValue(encoding: program))
    }

    private static func describe<Kind: Fuzzer>(_ program: Program<Kind>) -> Answer {
        let steps = program.steps.map { "        \(SwiftLiteral($0)),\n" }.joined()
        let source = """
            #expect(
                replay(\(Kind.self).self, from: \(SwiftLiteral(program.setup)), [
            \(steps)    ]) == nil
            )
            """
        return Answer(program: try? JSONValue(encoding: program), source: source)
    }
}
