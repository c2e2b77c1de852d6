import ArgumentParser
import Documents
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
            j, k, space, b, d, u, g and G scroll, 1 to 9 unfold that many levels, y copies, and ? lists all keys.

            With no display, or with --record, writes a film strip (PNG) and an animation (WebP) of each table instead.

            EXAMPLES
              unfold                          the gallery
              unfold data.jsonl               a file
              git log | unfold -              what another program writes
              unfold --format csv table.txt   a file whose name does not say what it is
              unfold --follow server.log      the end of a file, and what is added to it
              unfold --line 1200 data.jsonl   a file from a line on
              unfold +1200 data.jsonl         the same, as in less
              unfold --path .items[850] a.json a value inside others
              unfold --find 'time ?out' a.log the first row that a regular expression matches
              unfold -- --odd-name            a file whose name begins with a dash
              unfold --record pictures        recordings of the examples, in the folder `pictures`
            """
    )

    @Argument(help: ArgumentHelp("The file to show; - for standard input.", valueName: "file"))
    var path: PathArgument?

    @Option(help: "What the file is, if its name and contents do not say it: \(Formats.list).")
    var format: Format?

    @Option(help: ArgumentHelp("The line to begin with, the first of which is 1.", valueName: "number"))
    var line: Int?

    @Option(
        help: ArgumentHelp(
            "A regular expression to find at first, in Perl's syntax. Capitals count if it has one.",
            valueName: "regex"
        )
    )
    var find: TextArgument?

    @Option(
        name: .customLong("path"),
        help: ArgumentHelp("The value to begin with, as jq names it: '.items[850].name'.", valueName: "path")
    )
    var at: TextArgument?

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

    @Flag(help: "Use the dark appearance in recordings.")
    var dark = false

    mutating func validate() throws {
        if format != nil, path == nil { throw ValidationError("--format needs a file.") }
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
        let content = try explained { try makeContent() }
        if record == nil, UIApplication.isDisplayAvailable {
            throw ExitCode(AppDelegate.run(content))
        }
        let folder = URL(fileURLWithPath: record?.value ?? "out", isDirectory: true)
        if record == nil { say("there is no display, so the folder “out” gets films instead of a window.") }
        try explained { try Recorder(folder: folder, isDark: dark).record(content) }
    }

    @MainActor
    private func makeContent() throws -> AppContent {
        guard let path else { return .gallery }
        let source = DocumentSource(argument: path.value)
        let document = try source.open(as: format?.value, follows: follow, cache: cache ? IndexCache() : nil)
        // A user who chooses where to begin looks something up. The place that was kept before remains.
        let keeper = start == .beginning ? PlaceKeeper(PlaceFolder(), of: source, restores: !fresh) : nil
        return .document(document, start, keeper)
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

    private func say(_ line: String) {
        FileHandle.standardError.write(Data("unfold: \(line)\n".utf8))
    }
}
