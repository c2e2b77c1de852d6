import Glibc

/// A browser's connection, with one request and its response.
///
/// A connection serves one request only, so that no request can follow an admitted one unchecked.
final class GateConnection {
    private enum Stage {
        case asking
        case socket(Socket)
        case page(Socket)
        /// The end of the connection has been sent, and further input is discarded. Closing a connection with unread
        /// input would reset it, and the browser could lose the response.
        case leaving
    }

    /// The beginning of the stage whose duration is limited.
    private(set) var start: ContinuousClock.Instant
    private let browser: Socket
    private let rules: GateRules
    private let limits: GateLimits
    private let displayPath: String
    private var stage = Stage.asking
    private var head: [UInt8] = []
    private var browserBuffer = RelayBuffer()
    private var displayBuffer = RelayBuffer()
    private var dropped = 0
    private(set) var isOver = false

    init(
        _ browser: Socket,
        rules: GateRules,
        limits: GateLimits,
        displayPath: String,
        start: ContinuousClock.Instant
    ) {
        self.browser = browser
        self.rules = rules
        self.limits = limits
        self.displayPath = displayPath
        self.start = start
    }

    /// Whether the request was admitted.
    var isAdmitted: Bool {
        switch stage {
        case .asking, .leaving: false
        case .socket, .page: true
        }
    }

    /// The events that the connection waits for at both ends. A descriptor without any is left out, since `poll`
    /// would report its end again and again.
    var awaited: (browser: pollfd, display: pollfd) {
        var (fromBrowser, fromDisplay) = (false, false)
        var display: Int32 = -1
        switch stage {
        case .asking: fromBrowser = true
        case .leaving: fromBrowser = browserBuffer.isEmpty
        case .page(let socket): (fromDisplay, display) = (browserBuffer.isEmpty, socket.descriptor)
        case .socket(let socket):
            (fromDisplay, display) = (browserBuffer.isEmpty, socket.descriptor)
            fromBrowser = displayBuffer.isEmpty
        }
        return (
            Self.awaited(browser.descriptor, reading: fromBrowser, writing: !browserBuffer.isEmpty),
            Self.awaited(display, reading: fromDisplay, writing: !displayBuffer.isEmpty)
        )
    }

    private static func awaited(_ descriptor: Int32, reading: Bool, writing: Bool) -> pollfd {
        let events = (reading ? POLLIN : 0) | (writing ? POLLOUT : 0)
        return pollfd(fd: events == 0 ? -1 : descriptor, events: Int16(events), revents: 0)
    }

    /// Moves all bytes that can be moved.
    func proceed(browserIsReady: Bool, displayIsReady: Bool) {
        switch stage {
        case .asking: if browserIsReady { ask() }
        case .page(let display):
            if displayIsReady { relay(display) }
            if browserIsReady { send() }
        case .socket(let display):
            if browserIsReady { receive() }
            if displayIsReady { relay(display) }
            if browserIsReady { send() }
        case .leaving: if browserIsReady { leave() }
        }
    }

    /// Ends a stage that has taken too long.
    func timeOut() {
        switch stage {
        case .asking: refuse(.tooSlow)
        case .leaving: isOver = true
        case .page, .socket: break
        }
    }

    private func ask() {
        let old = head.count
        // One byte more than the limit reveals a request that is too large.
        switch browser.read(into: &head, atMost: limits.headSize + 1 - old) {
        case .wait: return
        case .end: isOver = true
        case .moved:
            // The empty line may have begun in the previous bytes.
            let search = head[max(0, old - 3)...]
            if let end = search.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound, end <= limits.headSize {
                answer(end)
            } else if head.count > limits.headSize {
                refuse(.tooLarge)
            }
        }
    }

    private func answer(_ end: Int) {
        do throws(RequestHead.Failure) {
            switch rules.answer(to: try RequestHead(head[..<end])) {
            case .refuse(let refusal): refuse(refusal)
            case .pass(let request, let isSocket):
                guard let display = try? Socket.connected(to: displayPath) else { return refuse(.noDisplay) }
                displayBuffer.append(request.utf8)
                if isSocket { displayBuffer.append(head[end...]) }
                stage = isSocket ? .socket(display) : .page(display)
            }
        } catch {
            refuse(Refusal(error))
        }
        head = []
    }

    private func refuse(_ refusal: Refusal) {
        browserBuffer.append(refusal.response.utf8)
        part()
    }

    /// Relays bytes from the display to the browser, and writes what waits for the display.
    private func relay(_ display: Socket) {
        if displayBuffer.write(to: display) == .end { return part() }
        if browserBuffer.isEmpty, browserBuffer.read(from: display, atMost: limits.bufferSize) == .end { return part() }
        send()
    }

    private func receive() {
        guard displayBuffer.isEmpty else { return }
        if displayBuffer.read(from: browser, atMost: limits.bufferSize) == .end { isOver = true }
    }

    private func send() {
        if browserBuffer.write(to: browser) == .end { isOver = true }
    }

    /// Sends the remaining bytes and ends the connection.
    private func part() {
        stage = .leaving
        start = .now
        leave()
    }

    private func leave() {
        if browserBuffer.write(to: browser) == .end {
            isOver = true
        } else if browserBuffer.isEmpty {
            browser.finishWriting()
            var unwanted: [UInt8] = []
            while !isOver {
                unwanted.removeAll(keepingCapacity: true)
                switch browser.read(into: &unwanted, atMost: 4096) {
                case .wait: return
                case .end: isOver = true
                case .moved(let count):
                    dropped += count
                    isOver = dropped > limits.bufferSize
                }
            }
        }
    }
}
