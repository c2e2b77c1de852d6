import ArgumentParser
import Documents
import Foundation
import UIKit
import Viewer

/// The command `unfold`. It shows the gallery or a file as rows that unfold, or records them.
@main
struct UnfoldCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unfold",
        abstract: "Table rows that unfold.",
        discussion: """
            With no file, shows the gallery of example tables. With a file, shows its rows: \(Formats.rows). \
            Click a row to unfold it. Opened again, a file is as it was left: the same rows are unfolded, and the same \
            one is on top. With --line, --find, --path or --follow it is not, and where it was left stays remembered.

            JSON unfolds to any depth. / or Ctrl+F finds a regular expression, n or F3 goes on, N or Shift+F3 back. \
            In a log, e and w lead to the next error and the next warning, E and W to the previous one. \
            j, k, space, b, d, u, g and G scroll, 1 to 9 unfold that many levels, y copies, and ? lists all keys. \
            & shows only the rows that meet a condition: a regular expression, \
            field=value, field>number, field~regex or level>=warn, with ! before it for the others, and && between two. \
            In a wide window records have columns; a click on a name sorts by it.

            With --filter or --level, and no terminal or no display, writes these rows as they are in the file. The \
            exit status is then that of grep: 0 if there are some, 1 if there are none, 2 after an error. --compare \
            writes what has changed, with the exit status of diff.

            Ctrl+O, or files dropped on a window, open more windows. F1 lists the keys.

            In a terminal with no display, with --terminal, and as a pager, shows the rows in the terminal.

            With --record, writes a film strip (PNG) and an animation (WebP) of each table instead.

            EXAMPLES
              unfold                          the gallery
              unfold data.jsonl               a file
              unfold a.log b.log              two files, each in a window
              git log | unfold -              what another program writes
              GIT_PAGER=unfold git log        the same in the terminal
              unfold --format csv table.txt   a file whose name does not say what it is
              unfold --follow server.log      the end of a file, and what is added to it
              unfold --line 1200 data.jsonl   a file from a line on
              unfold +1200 data.jsonl         the same, as in less
              unfold --path .items[850] a.json a value inside others
              unfold --find 'time ?out' a.log the first row that a regular expression matches
              unfold --level warn a.log       the warnings and errors of a log
              unfold --filter 'status>=500' --columns time,url,status a.csv
              unfold --compare old.json new.json   the values that have changed, by key
              unfold --merge a.log b.log      two logs as one, in the order of their times
              unfold -- --odd-name            a file whose name begins with a dash
              unfold run App.xcodeproj        an app for iOS (also build and test; unfold run --help)
              unfold --record pictures        recordings of the examples, in the folder `pictures`
              unfold --record . --table outline   a recording of one example
            """,
        version: Version.current
    )

    @Argument(help: ArgumentHelp("The files to show, each in a window; - for standard input.", valueName: "file"))
    var paths: [PathArgument] = []

    /// The first of the files.
    var path: PathArgument? { paths.first }

    @Option(help: "What the file is, if its name and contents do not say it: \(Formats.list).")
    var format: Format?

    @Option(
        help: ArgumentHelp("The encoding of the file, as iconv names it. By default it is detected.", valueName: "name")
    )
    var encoding: TextArgument?

    @Option(
        help: ArgumentHelp(
            "The character between the cells of CSV, such as ';', tab or '\\x1f'.",
            valueName: "character"
        )
    )
    var delimiter: TextArgument?

    @Flag(help: "Number the columns of CSV, since the first record does not name them.")
    var noHeader = false

    @Option(help: ArgumentHelp("The line to begin with, the first of which is 1.", valueName: "number"))
    var line: Int?

    @Option(
        help: ArgumentHelp(
            "A regular expression to begin with, in Perl's syntax. Capitals count if it has one.",
            valueName: "regex"
        )
    )
    var find: TextArgument?

    @Option(
        help: ArgumentHelp(
            "Show only rows that meet a condition: a regular expression, field=value, field>number, field~regex.",
            valueName: "condition"
        )
    )
    var filter: TextArgument?

    @Option(help: ArgumentHelp("Show only entries of a severity and above: debug, info, warn, error."))
    var level: TextArgument?

    @Option(
        name: [.long, .customShort("C")],
        help: ArgumentHelp("With --filter or --level, the rows to show before and after each.", valueName: "number")
    )
    var context: Int?

    @Option(
        help: ArgumentHelp(
            "The columns of records to show, with commas between them; in JSON also paths: id,user.name,items[0].price.",
            valueName: "names"
        )
    )
    var columns: TextArgument?

    @Option(help: "Whether matches have a color in rows that are written: auto, always, never.")
    var color: ColorChoice = .auto

    @Option(
        name: .customLong("path"),
        help: ArgumentHelp("The value to begin with, as jq names it: '.items[850].name'.", valueName: "path")
    )
    var at: TextArgument?

    @Flag(
        help: "Compare two files by the keys of their values, and show only what has changed: unfold --compare OLD NEW."
    )
    var compare = false

    @Option(
        help: ArgumentHelp(
            "With --compare, the field by which records are told. By default one such as id whose values differ.",
            valueName: "name"
        )
    )
    var key: TextArgument?

    @Flag(
        help: "Show several logs as one, in the order of their times, each entry with the name of its log."
    )
    var merge = false

    @Flag(name: [.long, .customShort("f")], help: "Show the end, and what is added to the file as it comes.")
    var follow = false

    @Flag(help: "Begin at the top with all rows folded, and not as the file was left.")
    var fresh = false

    @Flag(
        inversion: .prefixedNo,
        help: "Keep the places of the rows of a large file in ~/.cache/unfold, so that it opens at once next time."
    )
    var cache = true

    @Option(help: ArgumentHelp("Record instead of opening a window, into this folder.", valueName: "folder"))
    var record: TextArgument?

    @Flag(name: [.long, .customShort("t")], help: "Show the rows in the terminal, also where there is a display.")
    var terminal = false

    @Flag(help: "Use the dark appearance in recordings.")
    var dark = false

    @Option(help: ArgumentHelp("Record only this table of the gallery; may be repeated.", valueName: "name"))
    var table: [String] = []

    @Flag(help: "Record film strips only.")
    var strips = false

    mutating func validate() throws {
        if !table.isEmpty, path != nil {
            throw ValidationError("--table names a table of the gallery: leave out the file.")
        }
        if paths.count(where: { $0.value == "-" }) > 1 {
            throw ValidationError("Standard input can be shown only once.")
        }
        if record != nil, paths.count > 1, !merge { throw ValidationError("--record records one file at a time.") }
        if key != nil, !compare { throw ValidationError("--key names the field for --compare.") }
        if compare {
            if paths.count != 2 { throw ValidationError("--compare needs two files: unfold --compare OLD NEW.") }
            if follow || at != nil || line != nil {
                throw ValidationError("--compare shows no file with lines and paths: leave the other options out.")
            }
        }
        if merge {
            if paths.count < 2 { throw ValidationError("--merge needs several files: unfold --merge A.log B.log.") }
            if compare { throw ValidationError("--merge and --compare show files in different ways: choose one.") }
            if format != nil || delimiter != nil || noHeader {
                throw ValidationError("--merge shows logs: leave out --format, --delimiter and --no-header.")
            }
        }
        if format != nil, path == nil { throw ValidationError("--format needs a file.") }
        if choices != ReadingChoices(), path == nil {
            throw ValidationError("--encoding, --delimiter and --no-header need a file.")
        }
        if let delimiter, choices.delimiter == nil {
            throw ValidationError("--delimiter: “\(delimiter.value)” is not one character of ASCII, tab or \\x1f.")
        }
        if line != nil, path == nil { throw ValidationError("--line needs a file.") }
        if let line, line < 1 { throw ValidationError("--line counts from 1.") }
        if let find {
            if path == nil { throw ValidationError("--find needs a file.") }
            if line != nil { throw ValidationError("--line and --find begin at different places: choose one.") }
            do {
                _ = try SearchPattern(find.value)
            } catch {
                throw ValidationError("--find: \(error)")
            }
        }
        if filter != nil, path == nil { throw ValidationError("--filter needs a file.") }
        if level != nil, path == nil { throw ValidationError("--level needs a file.") }
        if columns != nil, path == nil { throw ValidationError("--columns needs a file.") }
        if let context {
            if condition == nil { throw ValidationError("--context is about the rows of --filter and --level.") }
            if !(0...99).contains(context) { throw ValidationError("--context is a number from 0 to 99.") }
        }
        if let level, Severity(named: level.value) == nil {
            throw ValidationError("--level: “\(level.value)” is no severity; choose debug, info, warn or error.")
        }
        if let at {
            if path == nil { throw ValidationError("--path needs a file.") }
            if line != nil || find != nil {
                throw ValidationError("--path, --line and --find begin at different places: choose one.")
            }
            do {
                _ = try RowPath(at.value)
            } catch {
                throw ValidationError("--path: \(error)")
            }
        }
        if fresh, path == nil { throw ValidationError("--fresh needs a file.") }
        if follow, path == nil { throw ValidationError("--follow needs a file.") }
        if follow, find != nil { throw ValidationError("--follow begins at the end, --find does not: choose one.") }
        if follow, at != nil { throw ValidationError("--follow begins at the end, --path does not: choose one.") }
        if follow, line != nil { throw ValidationError("--follow begins at the end, --line does not: choose one.") }
    }

    mutating func run() throws {
        let arguments = self
        try MainActor.assumeIsolated { try arguments.runOnMain() }
    }

    @MainActor
    private func runOnMain() throws {
        if let condition {
            do {
                _ = try RowFilter(condition)
            } catch {
                say("--filter: \(error)")
                throw ExitCode(2)
            }
        }
        if compare, record == nil, isatty(STDOUT_FILENO) == 0 || !UIApplication.isDisplayAvailable {
            throw ExitCode(writeDifferences())
        }
        if merge, condition == nil, record == nil, isatty(STDOUT_FILENO) == 0, !UIApplication.isDisplayAvailable {
            throw ExitCode(writeMerged())
        }
        if condition != nil, record == nil, isatty(STDOUT_FILENO) == 0 || !UIApplication.isDisplayAvailable {
            throw ExitCode(writeRows())
        }
        if let name = table.first(where: { !Recorder.tableNames.contains($0) }) {
            say("--table: there is no table “\(name)”. Choose one of \(Recorder.tableNames.joined(separator: ", ")).")
            throw ExitCode(2)
        }
        UIApplication.setIdentity(AppDelegate.identifier, name: "Unfold")
        guard let record else {
            if UIApplication.isDisplayAvailable { throw ExitCode(AppDelegate.run(try contents())) }
            // A file that can't be opened is the problem that a display would not solve.
            for path in paths where path.value != "-" {
                _ = try explained { try DocumentSource(argument: path.value).open(as: chosenFormat, reading: choices) }
            }
            say(
                "there is no display for a window. unfold-terminal shows files in a terminal, --record FOLDER films them."
            )
            throw ExitCode(2)
        }
        let content = try explained { try wholeContent() ?? makeContent(path) }
        let folder = URL(fileURLWithPath: record.value, isDirectory: true)
        try explained {
            try Recorder(folder: folder, isDark: dark, names: Set(table), writesAnimations: !strips).record(content)
        }
    }

    /// Returns the contents of the windows.
    ///
    /// A problem with one of several files, or with a file that no terminal asked for, is a page in a window. For one
    /// file in a terminal it is a message and an exit status, since a script may be waiting for them.
    @MainActor
    private func contents() throws -> [AppContent] {
        if paths.isEmpty { return [.gallery] }
        if let content = try explained({ try wholeContent() }) { return [content] }
        if paths.count == 1, isatty(STDERR_FILENO) != 0 { return [try explained { try makeContent(path) }] }
        return try paths.map { path in
            do {
                return try makeContent(path)
            } catch let error as DocumentError {
                say("\(error)")
                return .problem(DocumentSource(argument: path.value), error)
            }
        }
    }

    @MainActor
    private func makeContent(_ path: PathArgument?) throws -> AppContent {
        guard let path else { return .gallery }
        let source = DocumentSource(argument: path.value)
        let cache = cache ? IndexCache() : nil
        let document = try source.open(as: chosenFormat, reading: choices, follows: follow, cache: cache)
        RecentFiles.user.add(source)
        // A user who chooses where to begin, or which rows to show, looks something up. The place and the condition
        // that were kept before remain.
        let isVisit = start != .beginning || condition != nil
        let keeper = isVisit ? nil : PlaceKeeper(PlaceFolder(), of: source, restores: !fresh)
        var view = view
        view.file = source.absolutePath
        return .document(document, view, keeper)
    }

    /// The comparison of the two files.
    var comparison: DocumentComparison {
        DocumentComparison(
            DocumentSource(argument: paths[0].value),
            DocumentSource(argument: paths[1].value),
            as: chosenFormat,
            reading: choices,
            field: key?.value
        )
    }

    /// The files as one log.
    var merged: MergedLogs { MergedLogs(paths.map { DocumentSource(argument: $0.value) }, reading: choices) }

    /// The choices of the options on how files are read.
    var choices: ReadingChoices {
        ReadingChoices(
            encoding: encoding?.value,
            delimiter: delimiter.flatMap { ReadingChoices.delimiter(named: $0.value) },
            hasHeader: noHeader ? false : nil
        )
    }

    /// The format that the options name; `nil` if it is detected. Only CSV has delimiters and headers.
    var chosenFormat: FormatName? { format?.value ?? (delimiter != nil || noHeader ? .csv : nil) }

    /// The content that is made of all files; `nil` if each is a document of its own.
    @MainActor
    private func wholeContent() throws -> AppContent? {
        if compare { return .document(try comparison.open(), view, nil) }
        return merge ? .document(try merged.open(follows: follow), view, nil) : nil
    }

    private var view: DocumentView {
        DocumentView(
            start: start,
            condition: condition,
            context: context ?? 0,
            columns: columns.map { ColumnNames($0.value).names }
        )
    }

    /// The condition that rows have to meet, as it is written in the viewer; `nil` if all are shown.
    var condition: String? {
        let parts = [level.flatMap { Severity(named: $0.value) }.map { "level>=\($0.name)" }, filter?.value]
        let all = parts.compactMap { $0 }.filter { !$0.isEmpty }
        return all.isEmpty ? nil : all.joined(separator: " && ")
    }

    private var start: DocumentStart {
        if follow { return .end }
        if let line { return .line(line) }
        if let path = at.flatMap({ try? RowPath($0.value) }) { return .path(path) }
        return find.map { .match($0.value) } ?? .beginning
    }

    /// Prints an error as one line that names the file, the problem and the remedy.
    @MainActor
    private func explained<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch {
            say("\(error)")
            throw ExitCode.failure
        }
    }

    func say(_ line: String) {
        FileHandle.standardError.write(Data("unfold: \(line)\n".utf8))
    }
}
