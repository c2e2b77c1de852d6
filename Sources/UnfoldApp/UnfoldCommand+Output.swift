import Documents
import Foundation

/// The output of the command where it opens no window.
extension UnfoldCommand {
    /// Writes the changes to standard output.
    ///
    /// - Returns: The exit status that diff has.
    func writeDifferences() -> Int32 {
        do {
            let count = try comparison.write { try FileHandle.standardOutput.write(contentsOf: Data($0)) }
            return count > 0 ? 1 : 0
        } catch {
            say("\(error)")
            return 2
        }
    }

    /// Writes the lines of the logs in the order of their times.
    func writeMerged() -> Int32 {
        do {
            try merged.write { (try? FileHandle.standardOutput.write(contentsOf: Data($0))) != nil }
            return 0
        } catch {
            say("\(error)")
            return 2
        }
    }

    /// Writes the rows of all files that meet the condition to standard output.
    ///
    /// - Returns: The exit status that grep has: 2 if a file could not be read or rows could not be searched, even if
    ///   others meet the condition.
    @MainActor
    func writeRows() -> Int32 {
        guard let condition else { return 2 }
        sayUnused()
        var (count, failed) = (0, false)
        for path in merge ? Array(paths.prefix(1)) : paths {
            do {
                let document =
                    try merge
                    ? merged.open() : DocumentSource(argument: path.value).open(as: chosenFormat, reading: choices)
                let written = try writeRows(of: document, condition)
                count += written.count
                if !written.isWhole { failed = true }
                guard format != nil, let problem = problem(of: document) else { continue }
                say(problem)
                failed = true
            } catch {
                say("\(error)")
                failed = true
            }
        }
        return failed ? 2 : count > 0 ? 0 : 1
    }

    /// Writes the rows of a document that meet a condition, and returns their number and whether all were searched.
    @MainActor
    private func writeRows(
        of document: any Document,
        _ condition: String
    ) throws -> (count: Int, isWhole: Bool) {
        let filter = try RowFilter(condition, fieldNames: document.fieldNames, in: document.format)
        var output = FilterOutput(marksMatches: color.isOn, context: context ?? 0) { bytes in
            try FileHandle.standardOutput.write(contentsOf: Data(bytes))
        }
        let count = try output.run(filter, in: document)
        // A misspelled name is text to look for, which is hardly ever there.
        if count == 0, let name = RowFilter.unknownFields(in: condition, of: document.fieldNames).first {
            let names = document.fieldNames.prefix(8).joined(separator: ", ")
            say("\(document.title) has no field “\(name)”, so the condition was looked for as text. It has \(names).")
        }
        let unsearched = UnsearchedRows(count: output.unsearchedCount)
        if let reason = unsearched.reason(of: "condition") { say("\(document.title): \(reason)") }
        if let loss = document.state.loss { say("\(loss) The rest was not searched.") }
        return (count, unsearched.count == 0 && document.state.loss == nil)
    }

    /// Returns what is wrong with a document or its first row; `nil` if it has the format that the user named.
    @MainActor
    private func problem(of document: any Document) -> String? {
        if let contradiction = document.state.contradiction { return "\(document.title): \(contradiction)." }
        guard document.rowCount > 0, let problem = document.row(at: 0).problem else { return nil }
        return "\(document.title): --format \(document.format.rawValue): \(problem)"
    }

    /// Says which options concern only windows.
    private func sayUnused() {
        let given: [(String, Bool)] = [
            ("--line", line != nil), ("--find", find != nil), ("--path", at != nil), ("--columns", columns != nil),
            ("--follow", follow),
        ]
        let names = given.filter(\.1).map(\.0)
        guard !names.isEmpty else { return }
        say("\(names.joined(separator: ", ")): not used, since rows are written as they are in the file.")
    }
}
