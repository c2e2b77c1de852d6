import Glibc

/// A gate between browsers and a display that admits every connection (`gtk4-broadwayd`). The gate admits only
/// requests that contain the token.
///
/// One thread serves all connections. The gate uses plain sockets and no server library: of HTTP it needs only the
/// head of one request, for which everyone who runs the tests or the page would have to build SwiftNIO first.
package final class Gate {
    package let rules: GateRules
    private let listener: Socket
    private let displayPath: String
    private let limits: GateLimits
    private var visits: [GateConnection] = []

    /// Creates a gate that listens for connections.
    ///
    /// - Parameters:
    ///   - port: The port, or 0 for one that is free.
    ///   - displayPath: The socket on which the display listens, in a directory that no other user can enter.
    package init(port: UInt16 = 0, displayPath: String, limits: GateLimits = GateLimits()) throws {
        listener = try Socket.listening(port: port)
        rules = GateRules(port: try listener.port(), token: Token())
        self.displayPath = displayPath
        self.limits = limits
    }

    /// Serves connections until a descriptor becomes readable or its other end is closed, or forever
    /// without a descriptor.
    package func run(until stop: Int32 = -1) {
        while step(until: stop) {}
    }

    private func step(until stop: Int32) -> Bool {
        let isFull = visits.count { $0.isAdmitted } >= limits.admittedConnections
        // `poll` ignores negative descriptors.
        var awaited = [
            pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
            pollfd(fd: isFull ? -1 : listener.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        for visit in visits {
            let (browser, display) = visit.awaited
            awaited += [browser, display]
        }
        let count = poll(&awaited, nfds_t(awaited.count), timeout())
        guard count >= 0 || errno == EINTR, awaited[0].revents == 0 else { return false }
        for (index, visit) in visits.enumerated() {
            let (browser, display) = (awaited[2 + 2 * index], awaited[3 + 2 * index])
            visit.proceed(browserIsReady: browser.revents != 0, displayIsReady: display.revents != 0)
        }
        endSlowVisits()
        visits.removeAll { $0.isOver }
        // Accepted last, since the indices of `awaited` follow the connections from before the wait.
        if awaited[1].revents != 0 { accept() }
        return true
    }

    private func accept() {
        while let browser = listener.accept() {
            if visits.count(where: { !$0.isAdmitted }) >= limits.pendingConnections,
                let oldest = visits.firstIndex(where: { !$0.isAdmitted })
            {
                visits.remove(at: oldest)
            }
            visits.append(
                GateConnection(browser, rules: rules, limits: limits, displayPath: displayPath, start: .now)
            )
        }
    }

    private func endSlowVisits() {
        let now = ContinuousClock.now
        for visit in visits where !visit.isAdmitted && visit.start + limits.patience <= now { visit.timeOut() }
    }

    /// Returns the time until the next connection has taken too long, in milliseconds, or -1 if there is none.
    private func timeout() -> Int32 {
        guard let first = visits.lazy.filter({ !$0.isAdmitted }).map(\.start).min() else { return -1 }
        let left = max(.zero, first + limits.patience - ContinuousClock.now)
        return Int32(clamping: Int(left / .milliseconds(1)) + 1)
    }
}
