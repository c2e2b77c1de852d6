import Dispatch
import Documents
import Glibc
import Terminal
import TerminalViewer

/// The program between the terminal and the viewer: it reads, draws, and does what the viewer asks for.
///
/// Everything is on the main queue. The screen is drawn once for all that has happened meanwhile, with one write. Where
/// nothing happens, nothing runs.
@MainActor
final class ViewerLoop {
    /// How the viewer is shown.
    struct Options {
        var profile: TerminalProfile
        var depth: ColorDepth
        /// Whether the last screen stays when the program ends.
        var keepsScreen: Bool
        /// Whether each row is written below the last one.
        var isLinear: Bool
        /// Whether rows move when they are unfolded, and whether they do so whatever it costs.
        var hasMotion: Bool
        var alwaysMoves: Bool
        var hasMouse: Bool
    }

    /// The loop that runs. Its sources of events don't keep it.
    private static var running: ViewerLoop?

    let terminal: TerminalDevice
    let session: ViewerSession
    let options: Options
    let paths: [FilePath]
    let environment: [String: String]
    var modes: ScreenModes
    private var parser = InputParser()
    private var writer: ScreenWriter
    var shown: CellGrid?
    private var isDrawingDue = false
    private var sources: [any DispatchSourceProtocol] = []
    /// The number of the last input, so that a wait for more ends with it.
    private var inputs = 0
    private var queries: TerminalQueries
    private var motion = MotionClock()
    private var spoken = SpokenOutput()
    private var lastDrawing = DispatchTime(uptimeNanoseconds: 1)
    private var lastInput = DispatchTime(uptimeNanoseconds: 1)

    init(
        _ terminal: TerminalDevice,
        _ session: ViewerSession,
        _ options: Options,
        paths: [FilePath],
        environment: [String: String]
    ) {
        self.terminal = terminal
        self.session = session
        self.options = options
        self.paths = paths
        self.environment = environment
        var modes = ScreenModes.fullScreen
        modes.isAlternate = !options.keepsScreen && !options.isLinear
        if options.hasMouse { modes.mouse = .buttons }
        // Lines are longer than the screen where each is written below the last one.
        if options.isLinear { modes.wrapsLines = true }
        self.modes = modes
        writer = ScreenWriter(depth: options.depth)
        queries = TerminalQueries(isOn: options.profile.answersQueries && !options.isLinear)
    }

    /// Shows the viewer until it ends. Never returns.
    func run() -> Never {
        Self.running = self
        session.needsDrawing = { [weak self] isSeen in self?.drawSoon(isUrgent: isSeen) }
        session.perform = { [weak self] in self?.perform($0) }
        terminal.onDrained = { [weak self] in self?.drawSoon(isUrgent: true) }
        observe(SIGWINCH) { [weak self] in self?.resize() }
        for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] {
            observe(signal) { [weak self] in self?.quit(128 + signal) }
        }
        observe(SIGCONT) { [weak self] in self?.continueAfterStop() }
        observe(SIGTSTP) { [weak self] in self?.suspend() }
        signal(SIGPIPE, SIG_IGN)
        signal(SIGTTOU, SIG_IGN)
        let input = DispatchSource.makeReadSource(fileDescriptor: terminal.descriptor, queue: .main)
        input.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readInput() } }
        sources.append(input)
        begin()
        terminal.write(queries.begin())
        if queries.isWaiting {
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(TerminalQueries.patience)) { [weak self] in
                MainActor.assumeIsolated { self?.queries.giveUp() }
            }
        }
        input.resume()
        dispatchMain()
    }

    func begin() {
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

    func readInput() {
        guard let bytes = terminal.read() else { quit(128 + SIGHUP) }
        guard !bytes.isEmpty else { return }
        inputs += 1
        motion.noteInput(after: lastInput.age)
        lastInput = .now()
        take(parser.events(from: bytes))
        waitForMore()
    }

    func take(_ events: [TerminalEvent]) {
        for event in events {
            guard case .reply(let reply) = event else {
                session.take(event)
                continue
            }
            if let capabilities = queries.take(reply) { adapt(to: capabilities) }
        }
    }

    /// Uses what the terminal says of itself.
    private func adapt(to capabilities: TerminalCapabilities) {
        writer.synchronizesFrames = capabilities.synchronizesFrames
        var modes = modes
        modes.distinguishesKeys = capabilities.distinguishesKeys
        modes.wheelSendsArrows = capabilities.wheelIsSilent
        self.modes = modes
        terminal.set(modes)
        motion.noteDelay(queries.milliseconds)
    }

    private func waitForMore() {
        guard let patience = parser.patience else { return }
        let mine = inputs
        let short = options.profile.isRemote ? 100 : 50
        let time = DispatchTimeInterval.milliseconds(patience == .short ? short : 1000)
        DispatchQueue.main.asyncAfter(deadline: .now() + time) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.inputs == mine else { return }
                self.take(self.parser.timeOut())
            }
        }
    }

    // MARK: Output

    /// The least time between two drawings of progress, in milliseconds.
    private static let progressInterval = 500

    private func drawSoon(isUrgent: Bool) {
        guard !isDrawingDue else {
            // A drawing that can wait doesn't hold back one that can't.
            if isUrgent { DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.drawIfDue() } } }
            return
        }
        isDrawingDue = true
        let delay = isUrgent ? 0 : max(0, Self.progressInterval - lastDrawing.age)
        let work: @Sendable () -> Void = { [weak self] in MainActor.assumeIsolated { self?.drawIfDue() } }
        // A timer wakes another thread, even one that is due at once.
        if delay == 0 { return DispatchQueue.main.async(execute: work) }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(delay), execute: work)
    }

    private func drawIfDue() {
        guard isDrawingDue else { return }
        draw()
    }

    func draw() {
        isDrawingDue = false
        // A screen that the terminal would get late isn't drawn: another one comes when it has taken the last.
        guard !terminal.isBusy, terminal.modes != .initial else { return }
        motion.end()
        let grid = session.draw()
        if options.isLinear { return terminal.write(spoken.bytes(for: session)) }
        lastDrawing = .now()
        let frames = shown.map { session.takeMotion(from: $0, to: grid) } ?? []
        if options.hasMotion, motion.isWorthIt(always: options.alwaysMoves), !frames.isEmpty {
            motion.begin(frames + [grid]) { [weak self] in self?.show($0) }
        } else {
            show(grid)
        }
    }

    private func show(_ grid: CellGrid) {
        guard !terminal.isBusy else { return drawSoon(isUrgent: true) }
        let start = DispatchTime.now()
        terminal.write(writer.bytes(from: shown, to: grid))
        shown = grid
        motion.noteFrame(start.age)
    }

    private func resize() {
        motion.end()
        session.resize(terminal.size)
        shown = nil
        draw()
    }

    func repaint() {
        shown = nil
        drawSoon(isUrgent: true)
    }

    // MARK: Ends

    func quit(_ status: Int32, writing text: String? = nil) -> Never {
        motion.end()
        _ = collectAnswers()
        if options.keepsScreen, !options.isLinear {
            // The next prompt is below what is shown.
            terminal.write(Array("\u{1B}[\(terminal.size.rows);1H\r\n".utf8))
        }
        terminal.leave()
        if let text { _ = PagerInput.write(Array("\(text)\n".utf8), to: STDOUT_FILENO) }
        exit(status)
    }

    /// Reads the answers that are still to come, which the shell would take for keys.
    ///
    /// - Returns: The keys that came between them.
    func collectAnswers() -> [TerminalEvent] {
        var keys: [TerminalEvent] = []
        while queries.isWaiting, queries.rest > 0, terminal.awaitInput(milliseconds: queries.rest) {
            guard let bytes = terminal.read() else { break }
            for event in parser.events(from: bytes) {
                if case .reply = event { take([event]) } else { keys.append(event) }
            }
        }
        return keys
    }
}

extension DispatchTime {
    /// Returns the whole milliseconds until now.
    var age: Int { Int((DispatchTime.now().uptimeNanoseconds &- uptimeNanoseconds) / 1_000_000) }
}
