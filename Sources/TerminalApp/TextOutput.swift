import Documents
import Glibc

/// The output where there is no screen: the bytes of files, the rows that meet a condition, or what two files differ
/// in.
struct TextOutput {
    let arguments: ViewerArguments
    let environment: [String: String]

    /// Writes files to standard output.
    ///
    /// - Returns: The exit status: that of grep for a condition, and that of diff for a comparison.
    @MainActor
    func copy(_ files: [FilePath]) -> Int32 {
        if arguments.compares { return writeDifferences(files) }
        if arguments.merges { return writeMerged(files) }
        var (count, hasFailed) = (0, false)
        for path in files {
            do {
                if let condition = arguments.condition {
                    let written = try writeRows(of: path, condition)
                    count += written.count
                    if !written.isWhole { hasFailed = true }
                } else {
                    try copyBytes(of: path)
                    count += 1
                }
            } catch {
                TerminalCommand.say("\(error)")
                hasFailed = true
            }
        }
        return hasFailed ? 2 : count > 0 ? 0 : 1
    }

    private func write(_ bytes: [UInt8]) {
        // The reader of a pipe has what it wants.
        if !PagerInput.write(bytes, to: STDOUT_FILENO) { exit(0) }
    }

    /// Writes the rows that meet a condition, and returns their number and whether all were searched.
    @MainActor
    private func writeRows(of path: FilePath, _ condition: String) throws -> (count: Int, isWhole: Bool) {
        let document = try DocumentSource(argument: path).open(as: arguments.formatName, reading: arguments.choices)
        return try writeRows(of: document, condition)
    }

    @MainActor
    private func writeRows(of document: any Document, _ condition: String) throws -> (count: Int, isWhole: Bool) {
        let filter = try RowFilter(condition, fieldNames: document.fieldNames, in: document.format)
        let hasColors =
            switch arguments.color {
            case .always: true
            case .never: false
            case .auto: isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"]?.isEmpty != false
            }
        var output = FilterOutput(marksMatches: hasColors, context: arguments.context) { write($0) }
        let count = try output.run(filter, in: document)
        // A misspelled name is text to look for, which is hardly ever there.
        if count == 0, let name = RowFilter.unknownFields(in: condition, of: document.fieldNames).first {
            let names = document.fieldNames.prefix(8).joined(separator: ", ")
            TerminalCommand.say(
                "\(document.title) has no field “\(name)”, so the condition was looked for as text. It has \(names)."
            )
        }
        let unsearched = UnsearchedRows(count: output.unsearchedCount)
        if let reason = unsearched.reason(of: "condition") { TerminalCommand.say("\(document.title): \(reason)") }
        if let loss = document.state.loss { TerminalCommand.say("\(loss) The rest was not searched.") }
        return (count, unsearched.count == 0 && document.state.loss == nil)
    }

    /// Writes the lines of logs in the order of their times: all of them, or those that meet the condition.
    @MainActor
    private func writeMerged(_ files: [FilePath]) -> Int32 {
        let logs = MergedLogs(files.map(DocumentSource.init(argument:)), reading: arguments.choices)
        do {
            guard let condition = arguments.condition else {
                try logs.write { PagerInput.write($0, to: STDOUT_FILENO) }
                return 0
            }
            let written = try writeRows(of: try logs.open(), condition)
            return written.isWhole ? (written.count > 0 ? 0 : 1) : 2
        } catch {
            TerminalCommand.say("\(error)")
            return 2
        }
    }

    private func copyBytes(of path: FilePath) throws {
        let descriptor = path == "-" ? STDIN_FILENO : path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else {
            // It says what is wrong.
            _ = try DocumentSource(argument: path).open()
            return
        }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 {
                _ = try DocumentSource(argument: path).open()
                return
            }
            guard count > 0 else { return }
            write(Array(buffer.prefix(count)))
        }
    }

    private func writeDifferences(_ files: [FilePath]) -> Int32 {
        let comparison = DocumentComparison(
            DocumentSource(argument: files[0]),
            DocumentSource(argument: files[1]),
            as: arguments.formatName,
            reading: arguments.choices,
            field: arguments.key
        )
        do {
            return try comparison.write { write($0) } > 0 ? 1 : 0
        } catch {
            TerminalCommand.say("\(error)")
            return 2
        }
    }
}
