import Documents
import Foundation
import Terminal
import TerminalViewer

/// The command `unfold-terminal`: the viewer in a terminal, as a program without a window.
@main
struct TerminalCommand {
    static func main() {
        let arguments: ViewerArguments
        do throws(ViewerArguments.Problem) {
            arguments = try ViewerArguments(Self.arguments, environment: ProcessInfo.processInfo.environment)
        } catch {
            say(error.message)
            exit(2)
        }
        MainActor.assumeIsolated { TerminalCommand(arguments: arguments).run() }
    }

    /// The arguments, of which Foundation would replace bytes that are not UTF-8.
    private static var arguments: [String] {
        UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst().map { argument in
            guard let argument else { return "" }
            return ArgumentBytes.text(of: Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument))))
        }
    }

    private static func say(_ message: String) {
        _ = PagerInput.write(Array("unfold: \(message)\n".utf8), to: STDERR_FILENO)
    }

    var arguments: ViewerArguments

    @MainActor
    private func run() {
        if arguments.asksForHelp { return print(ViewerArguments.help) }
        var files = arguments.files
        if files.isEmpty {
            guard isatty(STDIN_FILENO) == 0 else {
                Self.say("no file is named, and standard input is a terminal. unfold-terminal --help tells more.")
                exit(2)
            }
            files = ["-"]
        }
        let profile = TerminalProfile(environment: ProcessInfo.processInfo.environment)
        guard isatty(STDOUT_FILENO) != 0, !profile.isDumb else { exit(copy(files)) }
        show(files, profile)
    }

    // MARK: Without a screen

    /// Writes the rows that meet the condition, or all bytes.
    @MainActor
    private func copy(_ files: [FilePath]) -> Int32 {
        var (count, hasFailed) = (0, false)
        for path in files {
            do {
                if let condition = arguments.condition {
                    let document = try DocumentSource(argument: path).open(as: format)
                    let filter = try RowFilter(condition, fieldNames: document.fieldNames)
                    var output = FilterOutput(marksMatches: false) { bytes in
                        if !PagerInput.write(bytes, to: STDOUT_FILENO) { exit(0) }
                    }
                    count += try output.run(filter, in: document)
                } else {
                    try copyBytes(of: path)
                    count += 1
                }
            } catch {
                Self.say("\(error)")
                hasFailed = true
            }
        }
        return hasFailed ? 2 : count > 0 ? 0 : 1
    }

    private func copyBytes(of path: FilePath) throws {
        let descriptor = path == "-" ? STDIN_FILENO : path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else {
            _ = try DocumentSource(argument: path).open()
            return
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            if !PagerInput.write(Array(buffer.prefix(count)), to: STDOUT_FILENO) { exit(0) }
        }
    }

    private var format: FormatName? { arguments.format.flatMap(FormatName.init(rawValue:)) }

    // MARK: On a screen

    @MainActor
    private func show(_ files: [FilePath], _ profile: TerminalProfile) -> Never {
        guard let terminal = TerminalDevice() else {
            Self.say("there is no terminal to read keys from (/dev/tty).")
            exit(2)
        }
        if files.contains("-") {
            // Nothing is shown before the first byte: the program that writes may ask for something.
            var input = PagerInput()
            input.read(for: arguments.quitsIfItFits && files.count == 1 ? terminal.size : nil)
            if input.isComplete, arguments.quitsIfItFits, files.count == 1 { writeWhatFits(input.bytes) }
            input.passOn()
        } else if arguments.quitsIfItFits, files.count == 1, let bytes = small(files[0], terminal.size) {
            writeWhatFits(bytes)
        }
        let look = ViewerLook(isPlain: arguments.isPlain || profile.isConsole)
        var documents: [ViewerSession.File] = []
        for path in files {
            let source = DocumentSource(argument: path)
            do {
                let document = try source.open(as: format, follows: arguments.follows)
                documents.append(.init(document, title: title(of: path, document), follows: arguments.follows))
            } catch {
                Self.say("\(error)")
            }
        }
        guard !documents.isEmpty else { exit(1) }
        let session = ViewerSession(documents, look: look)
        begin(session, terminal.size)
        ViewerLoop(terminal, session, profile: profile, keepsScreen: arguments.keepsScreen, paths: files).run()
    }

    @MainActor
    private func begin(_ session: ViewerSession, _ size: GridSize) {
        session.resize(size)
        do {
            if let condition = arguments.condition { try session.filter(condition) }
        } catch {
            Self.say("--filter: \(error)")
            exit(2)
        }
        if let line = arguments.line { session.show(line: line) }
        if let pattern = arguments.find { session.find(pattern) }
    }

    /// The title: what man names for its page, or the name of the file.
    @MainActor
    private func title(of path: FilePath, _ document: any Document) -> String {
        let name = ProcessInfo.processInfo.environment["MAN_PN"]
        return path == "-" ? name ?? document.title : document.title
    }

    /// Returns the bytes of a file that fits on a screen, or `nil` for a longer one.
    private func small(_ path: FilePath, _ size: GridSize) -> [UInt8]? {
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &buffer, buffer.count)
        guard count >= 0, count < buffer.count else { return nil }
        let bytes = Array(buffer.prefix(count))
        return PlainText.rows(of: bytes, columns: size.columns, limit: size.rows) < size.rows ? bytes : nil
    }

    private func writeWhatFits(_ bytes: [UInt8]) -> Never {
        _ = PagerInput.write(PlainText.visible(bytes), to: STDOUT_FILENO)
        exit(0)
    }
}
