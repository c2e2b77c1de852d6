import Documents
import Glibc
import Terminal
import TerminalViewer

/// The tasks that only a program can do for the viewer.
extension ViewerLoop {
    func perform(_ effect: ViewerSession.Effect) {
        switch effect {
        case .quit(let status): quit(status)
        case .leave(let text): quit(0, writing: text)
        case .repaint: repaint()
        case .suspend: suspend()
        case .setMouse(let isOn):
            modes.mouse = isOn ? .buttons : .none
            terminal.set(modes)
        case .copy(let text, let name): copy(text, name)
        case .edit(let file, let line): edit(file, line)
        }
    }

    func suspend() {
        guard terminal.modes != .initial else { return }
        let keys = collectAnswers()
        terminal.leave()
        // The source of events has a handler, and blocks the signal in this thread.
        var handler = sigaction()
        sigaction(SIGTSTP, nil, &handler)
        signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTSTP)
        signal(SIGTSTP, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        // A signal to this thread takes effect at once; that to the process might come after its handler is back. The
        // kernel ignores it if nobody could continue the process.
        raise(SIGTSTP)
        pthread_sigmask(SIG_BLOCK, &set, nil)
        sigaction(SIGTSTP, &handler, nil)
        if terminal.modes == .initial { begin() }
        take(keys)
        // No event tells of bytes that came while the line was the shell's.
        if terminal.awaitInput(milliseconds: 0) { readInput() }
    }

    func continueAfterStop() {
        if terminal.modes == .initial { begin() } else { repaint() }
    }

    // MARK: Copying

    private func copy(_ text: String, _ name: String) {
        guard let write = ClipboardWrite(text, through: options.profile.multiplexer) else {
            return session.say("The \(name) is too long for the clipboard of a terminal. P ends and writes it.")
        }
        var places: [String] = []
        let bytes = Array(text.utf8)
        if options.profile.multiplexer == .tmux,
            ChildProcess.give(bytes, to: ["tmux", "load-buffer", "-w", "-"], environment)
        {
            places.append("tmux's buffer")
        }
        if let program = desktopProgram, ChildProcess.give(bytes, to: program, environment) {
            places.append("the desktop's clipboard")
        }
        terminal.write(write.bytes)
        // Only the first two say that they have it.
        let kept = places.isEmpty ? "" : "The \(name) is in \(places.joined(separator: " and in ")). "
        let size = bytes.count == 1 ? "1 byte" : "\(bytes.count.grouped) bytes"
        session.say("\(kept)\(size) were sent to the terminal's clipboard\(kept.isEmpty ? ": the \(name)" : "").")
    }

    /// The program that has the clipboard of this machine's desktop; `nil` where the user is elsewhere.
    private var desktopProgram: [String]? {
        guard !options.profile.isRemote else { return nil }
        func has(_ variable: String) -> Bool { environment[variable]?.isEmpty == false }
        let path = environment["PATH"] ?? "/usr/bin:/bin"
        func isThere(_ program: String) -> Bool {
            path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
        }
        if has("WAYLAND_DISPLAY"), isThere("wl-copy") { return ["wl-copy"] }
        if has("DISPLAY"), isThere("xclip") { return ["xclip", "-selection", "clipboard"] }
        return nil
    }

    // MARK: Editing

    private func edit(_ file: Int, _ line: Int) {
        guard paths.indices.contains(file), paths[file] != "-", let path = paths[file].text else {
            return session.say("Standard input is no file to edit.")
        }
        let named = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty }
        terminal.leave()
        let status = ChildProcess.run(
            ["/bin/sh", "-c", "\(named ?? "vi") \"$@\"", "sh", "+\(line)", path],
            environment
        )
        begin()
        if status != 0 { session.say("The editor ended with an error\(status.map { " (\($0))" } ?? "").") }
    }
}
