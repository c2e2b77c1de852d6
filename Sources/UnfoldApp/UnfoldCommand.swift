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
            one is on top. With --line, --find or --follow it is not, and where it was left stays remembered.

            JSON unfolds to any depth. / or Ctrl+F finds a regular expression, n or F3 goes on, N or Shift+F3 back. \
            In a log, e and w lead to the next error and the next warning, E and W to the previous one. \
            j, k, space, b, g and G scroll.

            Ctrl+O, or files dropped on a window, open more windows. F1 lists the keys.

            With no display, or with --record, writes a film strip (PNG) and an animation (WebP) of each table instead.

            EXAMPLES
              unfold                          the gallery
              unfold data.jsonl               a file
              unfold a.log b.log              two files, each in a window
              git log | unfold -              what another program writes
              unfold --format csv table.txt   a file whose name does not say what it is
              unfold --follow server.log      the end of a file, and what is added to it
              unfold --line 1200 data.jsonl   a file from a line on
              unfold --find 'time ?out' a.log the first row that a regular expression matches
              unfold -- --odd-name            a file whose name begins with a dash
              unfold --record pictures        recordings of the examples, in the folder `pictures`
            """
    )

    @Argument(help: ArgumentHelp("The files to show, each in a window; - for standard input.", valueName: "file"))
    var paths: [PathArgument] = []

    /// The first of the files.
    var path: PathArgument? { paths.first }

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

    @Flag(help: "Show the end, and what is added to the file as it comes.")
    var follow = false

    @Flag(help: "Begin at the top with all rows folded, and not as the file was left.")
    var fresh = false

    @Option(help: ArgumentHelp("Record instead of opening a window, into this folder.", valueName: "folder"))
    var record: TextArgument?

    @Flag(help: "Use the dark appearance in recordings.")
    var dark = false

    mutating func validate() throws {
        if paths.count { $0.value == "-" } > 1 { throw ValidationError("Standard input can be shown only once.") }
        if record != nil, paths.count > 1 { throw ValidationError("--record records one file at a time.") }
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
        if fresh, path == nil { throw ValidationError("--fresh needs a file.") }
        if follow, path == nil { throw ValidationError("--follow needs a file.") }
        if follow, find != nil { throw ValidationError("--follow begins at the end, --find does not: choose one.") }
        if follow, line != nil { throw ValidationError("--follow begins at the end, --line does not: choose one.") }
    }

    mutating func run() throws {
        let arguments = self
        try MainActor.assumeIsolated { try arguments.runOnMain() }
    }

    @MainActor
    private func runOnMain() throws {
        UIApplication.setIdentity(AppDelegate.identifier, name: "Unfold")
        if record == nil, UIApplication.isDisplayAvailable {
            throw ExitCode(AppDelegate.run(try contents()))
        }
        let content = try explained { try makeContent(path) }
        let folder = URL(fileURLWithPath: record?.value ?? "out", isDirectory: true)
        if record == nil { say("there is no display, so the folder “out” gets films instead of a window.") }
        try explained { try Recorder(folder: folder, isDark: dark).record(content) }
    }

    /// Returns the contents of the windows.
    ///
    /// A problem with one of several files, or with a file that no terminal asked for, is a page in a window. For one
    /// file in a terminal it is a message and an exit status, since a script may be waiting for them.
    @MainActor
    private func contents() throws -> [AppContent] {
        if paths.isEmpty { return [.gallery] }
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
        let document = try source.open(as: format?.value, follows: follow)
        // A user who chooses where to begin looks something up. The place that was kept before remains.
        RecentFiles.user.add(source)
        let keeper = start == .beginning ? PlaceKeeper(PlaceFolder(), of: source, restores: !fresh) : nil
        return .document(document, start, keeper)
    }

    private var start: DocumentStart {
        if follow { return .end }
        if let line { return .line(line) }
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
