import Dispatch
import Documents
import Foundation
import Terminal
import TerminalViewer

/// The program between the terminal and the viewer: it reads, draws, and does what the viewer asks for.
///
/// Everything is on the main queue. The screen is drawn once for all that has happened meanwhile, with one write.
@MainActor
final class ViewerLoop {
    /// The loop that runs. Its sources of events don't keep it.
    private static var running: ViewerLoop?

    private let terminal: TerminalDevice
    private let session: ViewerSession
    private let modes: ScreenModes
    private let keepsScreen: Bool
    private let profile: TerminalProfile
    private let paths: [FilePath]
    private var parser = InputParser()
    private let writer: ScreenWriter
    private var shown: CellGrid?
    private var isDrawingDue = false
    private var sources: [any DispatchSourceProtocol] = []
    /// The number of the last input, so that a wait for more ends with it.
    private var inputs = 0

    init(
        _ terminal: TerminalDevice,
        _ session: ViewerSession,
        profile: TerminalProfile,
        keepsScreen: Bool,
        paths: [FilePath]
    ) {
        self.terminal = terminal
        self.session = session
        self.profile = profile
        self.keepsScreen = keepsScreen
        self.paths = paths
        var modes = ScreenModes.fullScreen
        modes.isAlternate = !keepsScreen
        self.modes = modes
        writer = ScreenWriter(depth: profile.depth)
    }

    /// Shows the viewer until it ends. Never returns.
    func run() -> Never {
        Self.running = self
        session.needsDrawing = { [weak self] in self?.drawSoon() }
        session.perform = { [weak self] in self?.perform($0) }
        observe(SIGWINCH) { [weak self] in self?.resize() }
        for signal in [SIGTERM, SIGHUP, SIGINT] {
            observe(signal) { [weak self] in self?.quit(128 + signal) }
        }
        observe(SIGCONT) { [weak self] in self?.continueAfterStop() }
        signal(SIGPIPE, SIG_IGN)
        let input = DispatchSource.makeReadSource(fileDescriptor: terminal.descriptor, queue: .main)
        input.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readInput() } }
        sources.append(input)
        begin()
        input.resume()
        dispatchMain()
    }

    private func begin() {
        session.resize(terminal.size)
        terminal.enter(modes)
        shown = nil
        draw()
    }

    private func observe(_ number: Int32, _ handler: @escaping @MainActor () -> Void) {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { handler() } }
        source.resume()
        sources.append(source)
    }

    // MARK: Input

    private func readInput() {
        guard let bytes = terminal.read() else { quit(128 + SIGHUP) }
        inputs += 1
        for event in parser.events(from: bytes) { session.take(event) }
        waitForMore()
    }

    private func waitForMore() {
        guard let patience = parser.patience else { return }
        let mine = inputs
        let short = profile.isRemote ? 100 : 50
        let time = DispatchTimeInterval.milliseconds(patience == .short ? short : 1000)
        DispatchQueue.main.asyncAfter(deadline: .now() + time) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.inputs == mine else { return }
                for event in self.parser.timeOut() { self.session.take(event) }
            }
        }
    }

    // MARK: Output

    private func drawSoon() {
        guard !isDrawingDue else { return }
        isDrawingDue = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.isDrawingDue = false
                self?.draw()
            }
        }
    }

    private func draw() {
        let grid = session.draw()
        terminal.write(writer.bytes(from: shown, to: grid))
        shown = grid
    }

    private func resize() {
        session.resize(terminal.size)
        shown = nil
        draw()
    }

    // MARK: Effects

    private func perform(_ effect: ViewerSession.Effect) {
        switch effect {
        case .quit(let status): quit(status)
        case .repaint:
            shown = nil
            drawSoon()
        case .suspend: suspend()
        case .copy(let text, let name): copy(text, name)
        case .edit(let file, let line): edit(file, line)
        }
    }

    private func quit(_ status: Int32) -> Never {
        if keepsScreen {
            // The next prompt is below what is shown.
            terminal.write(Array("\u{1B}[\(terminal.size.rows);1H\r\n".utf8))
        }
        terminal.leave()
        exit(status)
    }

    private func suspend() {
        terminal.leave()
        signal(SIGTSTP, SIG_DFL)
        // The kernel ignores it if nobody could continue the process.
        kill(0, SIGTSTP)
        if terminal.modes == .initial { begin() }
    }

    private func continueAfterStop() {
        if terminal.modes == .initial { begin() }
    }

    private func copy(_ text: String, _ name: String) {
        guard let write = ClipboardWrite(text, through: profile.multiplexer) else {
            return session.say("The \(name) is too long for the clipboard of a terminal.")
        }
        let isKept = profile.multiplexer == .tmux && Self.give(text, to: ["tmux", "load-buffer", "-w", "-"])
        terminal.write(write.bytes)
        let place = isKept ? "tmux's buffer and the terminal's clipboard" : "the terminal's clipboard"
        session.say("The \(name) was sent to \(place): \(text.utf8.count) bytes.")
    }

    /// Gives a text to a program, and returns whether it took it.
    private static func give(_ text: String, to command: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardInput = pipe
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try? pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    private func edit(_ file: Int, _ line: Int) {
        let environment = ProcessInfo.processInfo.environment
        let isSecure = ["LESSSECURE", "SYSTEMD_PAGERSECURE"].contains { environment[$0]?.isEmpty == false }
        guard !isSecure else { return session.say("Editors are turned off by LESSSECURE.") }
        guard paths.indices.contains(file), paths[file] != "-", let path = paths[file].text else {
            return session.say("Standard input is no file to edit.")
        }
        let editor = environment["VISUAL"] ?? environment["EDITOR"] ?? "vi"
        terminal.leave()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "\(editor) \"$@\" </dev/tty >/dev/tty", "sh", "+\(line)", path]
        if (try? process.run()) != nil { process.waitUntilExit() }
        begin()
    }
}
