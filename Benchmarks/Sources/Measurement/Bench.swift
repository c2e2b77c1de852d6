import Foundation

/// A program that measures one subject and writes its section of a document.
public struct Bench {
    /// The works that share a table.
    public struct Group {
        let title: String
        let works: [Work]

        public init(_ title: String, _ works: [Work]) {
            self.title = title
            self.works = works
        }
    }

    let title: String
    let introduction: String
    let groups: [Group]
    let supplement: () throws -> String
    let notes: String
    let countsInstructions: Bool

    /// - Parameters:
    ///   - introduction: The Markdown text before the tables: what is measured, and against what.
    ///   - supplement: A closure that measures what doesn't fit the rounds of one process, and returns Markdown to
    ///     follow the tables.
    ///   - notes: The Markdown text at the end: what to know when reading the numbers.
    ///   - countsInstructions: Whether to count instructions. False where waiting for memory matters, which the
    ///     number of instructions doesn't show.
    public init(
        _ title: String,
        introduction: String,
        groups: [Group],
        supplement: @escaping () throws -> String = { "" },
        notes: String,
        countsInstructions: Bool = true
    ) {
        self.title = title
        self.introduction = introduction
        self.groups = groups
        self.supplement = supplement
        self.notes = notes
        self.countsInstructions = countsInstructions
    }

    /// Runs the bench that a closure creates. If an error is thrown, prints it and ends the program.
    public static func main(document path: String, _ make: () throws -> Bench) {
        do {
            try make().run(document: path)
        } catch {
            FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Measures everything, prints the section, and writes it into the document at a path.
    ///
    /// - Throws: `BenchError` if the sides disagree, or the error from reading or writing the document.
    func run(document path: String) throws {
        let works = groups.flatMap(\.works)
        if CommandLine.arguments.contains(InstructionCounter.argument) {
            InstructionCounter.runRegions(works)
            return
        }
        if let index = CommandLine.arguments.firstIndex(of: "--repeat") {
            try repeatWork(works, CommandLine.arguments.dropFirst(index + 1).map { Int($0) })
            return
        }

        let counts = countsInstructions ? try InstructionCounter.count(works) : nil
        var index = 0
        var section = introduction
        for group in groups {
            let results = try group.works.map { work in
                defer { index += 1 }
                return Result(work, times: try Rounds().measure(work), instructions: counts?[index])
            }
            section += "\n\n### \(group.title)\n\n\(Table.text(results))"
        }
        let more = try supplement()
        if !more.isEmpty { section += "\n\n\(more)" }
        section += "\n\n\(notes)\n"
        print("## \(title)\n\n\(section)")

        var document = Document(try String(contentsOfFile: path, encoding: .utf8))
        document.setSection(title, to: section)
        try document.text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Repeats one work for some seconds, so that a profiler can examine it.
    ///
    /// - Parameter numbers: The number of the work, and the number of the side unless it is the project's. Both are
    ///   counted from 1.
    private func repeatWork(_ works: [Work], _ numbers: [Int?]) throws {
        let side = numbers.count > 1 ? numbers[1] : 1
        guard let number = numbers.first ?? nil, let side, works.indices.contains(number - 1),
            works[number - 1].sides.indices.contains(side - 1)
        else {
            let list = works.enumerated().map { index, work in
                let sides = work.sides.enumerated().map { "\($0 + 1) \($1.name)" }.joined(separator: ", ")
                return "\n  \(index + 1) \(work.title): \(sides)"
            }
            throw BenchError("--repeat WORK [SIDE], one of these works, each with its sides:\(list.joined())")
        }
        let work = works[number - 1]
        let end = CPUClock.now() + 4
        while CPUClock.now() < end { _ = work.sides[side - 1].run(work.cycle * 10) }
    }
}
