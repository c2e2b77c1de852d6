import Documents
import FoundationEssentials
import Glibc
import Reader
import Terminal
import TerminalViewer
import ViewerFaces

/// The command `unfold-terminal`: the viewer in a terminal, as a program without a window.
///
/// By the name `unfold`, it is also the beginning of the app: it starts the program with the window where that is
/// meant.
@main
struct TerminalCommand {
    static func main() {
        let environment = ProcessInfo.processInfo.environment
        // The system tells a program its arguments there.
        guard CommandLine.argc > 0 else {
            say("the arguments cannot be read, since there is no /proc. Please mount it.")
            exit(2)
        }
        let texts = Self.arguments
        WindowProgram.startIfMeant(texts, environment)
        // The library of archives asks for the time zone for each file in one. Only a zone that is named is not read
        // again each time. Programs that this one starts get the variables as they were.
        setenv("TZ", ":/etc/localtime", 0)
        let arguments: ViewerArguments
        do throws(ViewerArguments.Problem) {
            arguments = try ViewerArguments(texts, environment: environment)
        } catch {
            say(error.message)
            exit(2)
        }
        MainActor.assumeIsolated { TerminalCommand(arguments: arguments, environment: environment).run() }
    }

    /// The arguments, of which Foundation would replace bytes that are not UTF-8.
    private static var arguments: [String] {
        UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst().map { argument in
            guard let argument else { return "" }
            return ArgumentBytes.text(of: Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument))))
        }
    }

    static func say(_ message: String) {
        _ = PagerInput.write(Array("unfold: \(message)\n".utf8), to: STDERR_FILENO)
    }

    let arguments: ViewerArguments
    let environment: [String: String]

    @MainActor
    private func run() -> Never {
        if arguments.asksForHelp { finish(with: ViewerArguments.help) }
        if arguments.asksForVersion { finish(with: Version.current) }
        var files = arguments.files
        if files.isEmpty {
            guard isatty(STDIN_FILENO) == 0 else {
                Self.say("no file is named, and standard input is a terminal. unfold --help tells more.")
                exit(2)
            }
            files = ["-"]
        }
        let profile = TerminalProfile(environment: environment)
        let output = TextOutput(arguments: arguments, environment: environment)
        guard isatty(STDOUT_FILENO) != 0 else { exit(output.copy(files)) }
        guard !profile.isDumb else {
            Self.say("the terminal (TERM) can't move a cursor, so the text is only written.")
            exit(output.copy(files))
        }
        show(files, profile)
    }

    private func finish(with text: String) -> Never {
        _ = PagerInput.write(Array("\(text)\n".utf8), to: STDOUT_FILENO)
        exit(0)
    }

    // MARK: On a screen

    @MainActor
    private func show(_ files: [FilePath], _ profile: TerminalProfile) -> Never {
        guard let terminal = TerminalDevice() else {
            Self.say("there is no terminal to read keys from (/dev/tty).")
            exit(2)
        }
        let mayFit = arguments.quitsIfItFits && files.count == 1
        if files.contains("-") {
            // Nothing is shown before the first byte: the program that writes may ask for something.
            var input = PagerInput()
            input.read(for: mayFit ? terminal.size : nil) { write($0, isEnd: false) }
            if mayFit, input.isComplete {
                write(Array(input.bytes[input.shownCount...]), isEnd: true)
                exit(0)
            }
            input.passOn()
        } else if mayFit, let bytes = small(files[0], terminal.size) {
            write(bytes, isEnd: true)
            exit(0)
        }
        let opened = open(files)
        guard !opened.isEmpty else { exit(1) }
        let isSecure = ["LESSSECURE", "SYSTEMD_PAGERSECURE"].contains { environment[$0]?.isEmpty == false }
        let session = ViewerSession(
            opened.map(\.file),
            look: ViewerLook(isPlain: arguments.isPlain || profile.isConsole),
            isSecure: isSecure,
            endsWithInterrupt: arguments.endsWithInterrupt,
            home: environment["HOME"] ?? ""
        )
        begin(session, terminal.size)
        let loop = ViewerLoop(terminal, session, options(profile), paths: opened.map(\.path), environment: environment)
        loop.run()
    }

    @MainActor
    private func options(_ profile: TerminalProfile) -> ViewerLoop.Options {
        var depth = profile.depth
        switch arguments.color {
        case .auto: break
        case .always: depth = max(depth, .theme)
        case .never: depth = .none
        }
        let isStill = arguments.isPlain || arguments.motion == .never
        return ViewerLoop.Options(
            profile: profile,
            depth: depth,
            keepsScreen: arguments.keepsScreen,
            isLinear: arguments.isLinear,
            hasMotion: !isStill && (profile.allowsMotion || arguments.motion == .always),
            alwaysMoves: arguments.motion == .always,
            hasMouse: arguments.hasMouse
        )
    }

    /// Opens the files, and says what is wrong with those that can't be opened.
    @MainActor
    private func open(_ files: [FilePath]) -> [(file: ViewerSession.File, path: FilePath)] {
        if arguments.compares {
            do {
                let document = try comparison.open()
                return [(ViewerSession.File(document, title: document.title, follows: false), "-")]
            } catch {
                Self.say("\(error)")
                return []
            }
        }
        if arguments.merges {
            do {
                let document = try merged.open(follows: arguments.follows)
                return [(ViewerSession.File(document, title: document.title, follows: arguments.follows), "-")]
            } catch {
                Self.say("\(error)")
                return []
            }
        }
        let cache = arguments.keepsIndexes ? IndexCache(environment: environment) : nil
        return files.compactMap { path in
            let source = DocumentSource(argument: path)
            let (format, choices) = (arguments.formatName, arguments.choices)
            do {
                let document = try source.open(as: format, reading: choices, follows: arguments.follows, cache: cache)
                let title = title(of: path, document)
                return (ViewerSession.File(document, title: title, follows: arguments.follows), path)
            } catch {
                Self.say("\(error)")
                return nil
            }
        }
    }

    private var comparison: DocumentComparison {
        DocumentComparison(
            DocumentSource(argument: arguments.files[0]),
            DocumentSource(argument: arguments.files[1]),
            as: arguments.formatName,
            reading: arguments.choices,
            field: arguments.key
        )
    }

    private var merged: MergedLogs {
        MergedLogs(arguments.files.map(DocumentSource.init(argument:)), reading: arguments.choices)
    }

    @MainActor
    private func begin(_ session: ViewerSession, _ size: GridSize) {
        if !arguments.columns.isEmpty { session.choose(columns: arguments.columns) }
        session.resize(size)
        do {
            if let condition = arguments.condition { try session.filter(condition, context: arguments.context) }
        } catch {
            Self.say("--filter: \(error)")
            exit(2)
        }
        if environment["MAN_PN"] != nil, arguments.files.isEmpty || arguments.files == ["-"] { session.showLines() }
        if let line = arguments.line { session.show(line: line) }
        if let path = arguments.path { session.show(path) }
        if let pattern = arguments.find { session.find(pattern) }
    }

    /// The title: what man names for its page, or the name of the file.
    @MainActor
    private func title(of path: FilePath, _ document: any Document) -> String {
        path == "-" ? environment["MAN_PN"] ?? document.title : document.title
    }

    /// Returns the bytes of a file that fits on a screen, or `nil` for a longer one.
    private func small(_ path: FilePath, _ size: GridSize) -> [UInt8]? {
        let descriptor = path.withCString { Glibc.open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &buffer, buffer.count)
        guard count >= 0, count < buffer.count else { return nil }
        let bytes = Array(buffer.prefix(count))
        return PlainText.rows(of: bytes, columns: size.columns, limit: size.rows) < size.rows ? bytes : nil
    }

    /// Writes a text that isn't paged. Its last line may have no end.
    private func write(_ bytes: [UInt8], isEnd: Bool) {
        var text = PlainText.visible(bytes)
        if isEnd, !bytes.isEmpty, bytes.last != 0x0A { text.append(0x0A) }
        _ = PagerInput.write(text, to: STDOUT_FILENO)
    }
}
