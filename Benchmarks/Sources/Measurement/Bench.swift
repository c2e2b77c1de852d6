import Foundation

/// A program that measures one thing and writes its section of a document.
public struct Bench {
    /// Works that share a table.
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
    let notes: String

    /// - Parameters:
    ///   - introduction: what is measured, and against what. Markdown, before the tables.
    ///   - notes: what to know when reading the numbers. Markdown, after the tables.
    public init(_ title: String, introduction: String, groups: [Group], notes: String) {
        self.title = title
        self.introduction = introduction
        self.groups = groups
        self.notes = notes
    }

    /// Runs what a function makes, and ends the program with what is wrong if something is.
    public static func main(document path: String, _ make: () throws -> Bench) {
        do {
            try make().run(document: path)
        } catch {
            FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Measures everything, prints the section and puts it into the document at a path.
    ///
    /// - Throws: `BenchError` if the sides disagree, and what reading or writing the document throws.
    func run(document path: String) throws {
        let works = groups.flatMap(\.works)
        if CommandLine.arguments.contains(InstructionCounter.argument) {
            InstructionCounter.runRegions(works)
            return
        }
        if let index = CommandLine.arguments.firstIndex(of: "--repeat") {
            try repeatWork(works, CommandLine.arguments.dropFirst(index + 1).first)
            return
        }

        let counts = try InstructionCounter.count(works)
        var index = 0
        var section = introduction
        for group in groups {
            let results = try group.works.map { work in
                defer { index += 1 }
                return Result(work, times: try Rounds().measure(work), instructions: counts?[index])
            }
            section += "\n\n### \(group.title)\n\n\(Table.text(results))"
        }
        section += "\n\n\(notes)\n"
        print("## \(title)\n\n\(section)")

        var document = Document(try String(contentsOfFile: path, encoding: .utf8))
        document.setSection(title, to: section)
        try document.text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Does the project's side of one work for some seconds, for a profiler to look at. Works are counted from 1.
    private func repeatWork(_ works: [Work], _ number: String?) throws {
        guard let number = number.flatMap(Int.init), works.indices.contains(number - 1) else {
            let list = works.enumerated().map { "\n  \($0 + 1) \($1.title)" }.joined()
            throw BenchError("--repeat NUMBER, one of these:\(list)")
        }
        let work = works[number - 1]
        let end = CPUClock.now() + 4
        while CPUClock.now() < end { _ = work.sides[0].run(work.cycle * 100) }
    }
}
