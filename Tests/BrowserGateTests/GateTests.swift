import Foundation
import LoopbackClient
import Testing

@testable import BrowserGate

struct GateTests {
    @Test func thePageComesAsAWhole() throws {
        let display = try FakeDisplay()
        let run = try GateRun(to: display.path)
        let answer = try LoopbackClient.ask(port: run.rules.port, run.request("/\(run.secret)/"))
        #expect(answer.hasPrefix("HTTP/1.0 200 OK\r\n\r\nxxx"))
        #expect(answer.utf8.count == FakeDisplay.pageSize + 19)
        // A reload gets the same answer.
        #expect(try LoopbackClient.ask(port: run.rules.port, run.request("/\(run.secret)/")) == answer)
        #expect(display.requests.count == 2)
    }

    @Test func nothingReachesTheDisplayWithoutTheToken() throws {
        let display = try FakeDisplay()
        let run = try GateRun(to: display.path)
        let secret = Token().text
        let foreign = run.handshake.replacing("http://127.0.0.1", with: "http://evil.example")
        let rebound = run.handshake.replacing("Host: 127.0.0.1", with: "Host: evil.example")
        for request in [
            run.request("/"), run.request("/broadway.js"), run.request("/\(secret)/"), foreign, rebound,
            run.handshake.replacing(run.secret, with: secret), run.handshake.replacing("\(run.secret)/", with: ""),
        ] {
            #expect(try LoopbackClient.ask(port: run.rules.port, request).hasPrefix("HTTP/1.1 403 "))
        }
        #expect(display.requests.isEmpty)
    }

    @Test func bytesOfASocketGoBothWays() throws {
        let display = try FakeDisplay()
        let run = try GateRun(to: display.path)
        let admittedConnections = try (0..<3).map { _ in try LoopbackClient(port: run.rules.port) }
        for guest in admittedConnections { guest.say(run.handshake) }
        for guest in admittedConnections { #expect(guest.answer(upTo: "\r\n\r\n").hasPrefix("HTTP/1.1 101 ")) }
        for (index, guest) in admittedConnections.enumerated() {
            for word in ["one", "two", "three"] {
                guest.say("\(word) \(index);")
                #expect(guest.answer(upTo: ";") == "\(word.uppercased()) \(index);")
            }
        }
        admittedConnections[0].finish()
        #expect(admittedConnections[0].rest() == "")
        admittedConnections[1].say("still;")
        #expect(admittedConnections[1].answer(upTo: ";") == "STILL;")
    }

    /// A browser that reads late receives more than all buffers hold.
    @Test func aSlowReaderGetsAllOfIt() throws {
        let display = try FakeDisplay()
        let run = try GateRun(to: display.path)
        let (slow, quick) = (try LoopbackClient(port: run.rules.port), try LoopbackClient(port: run.rules.port))
        slow.say(run.request("/\(run.secret)/"))
        quick.say(run.request("/\(run.secret)/"))
        #expect(quick.rest().utf8.count == FakeDisplay.pageSize + 19)
        #expect(slow.rest().utf8.count == FakeDisplay.pageSize + 19)
    }

    /// A browser uses one connection for pages of several sites, so each request must present the token.
    @Test func aConnectionServesOneRequest() throws {
        let display = try FakeDisplay()
        let run = try GateRun(to: display.path)
        let guest = try LoopbackClient(port: run.rules.port)
        guest.say(run.request("/\(run.secret)/") + run.request("/broadway.js"))
        #expect(guest.rest().utf8.count == FakeDisplay.pageSize + 19)
        #expect(display.requests.count == 1)
    }

    @Test func aRequestMayComeInPieces() throws {
        let display = try FakeDisplay()
        let run = try GateRun(to: display.path)
        let guest = try LoopbackClient(port: run.rules.port)
        for character in run.handshake { guest.say(String(character)) }
        #expect(guest.answer(upTo: "\r\n\r\n").hasPrefix("HTTP/1.1 101 "))
    }

    @Test func requestsThatAreTooLargeAreRefused() throws {
        let display = try FakeDisplay()
        let run = try GateRun(to: display.path)
        let limit = GateLimits().headSize
        let request = { (size: Int) in
            let short = run.request("/\(run.secret)/", ["X: "])
            return run.request("/\(run.secret)/", ["X: " + String(repeating: "a", count: size - short.utf8.count)])
        }
        #expect(try LoopbackClient.ask(port: run.rules.port, request(limit)).hasPrefix("HTTP/1.0 200 "))
        #expect(try LoopbackClient.ask(port: run.rules.port, request(limit + 1)).hasPrefix("HTTP/1.1 431 "))
        #expect(
            try LoopbackClient.ask(port: run.rules.port, String(repeating: "a", count: limit + 1)).hasPrefix(
                "HTTP/1.1 431 "
            )
        )
        // The answer arrives even if the client sends more than the gate reads.
        #expect(try LoopbackClient.ask(port: run.rules.port, request(4 * limit)).hasPrefix("HTTP/1.1 431 "))
        #expect(display.requests.count == 1)
    }

    @Test(arguments: ["\r\n\r\n", "GET / HTTP/1.1\n\r\n\r\n", "\u{16}\u{3}\u{1}\r\n\r\n"])
    func otherBytesThanARequestAreRefused(text: String) throws {
        let display = try FakeDisplay()
        let run = try GateRun(to: display.path)
        #expect(try LoopbackClient.ask(port: run.rules.port, text).hasPrefix("HTTP/1.1 400 "))
    }

    @Test func aRequestThatNeverEndsIsRefused() throws {
        var limits = GateLimits()
        limits.patience = .milliseconds(20)
        let display = try FakeDisplay()
        let run = try GateRun(to: display.path, limits)
        let silent = try LoopbackClient(port: run.rules.port)
        #expect(silent.rest().hasPrefix("HTTP/1.1 408 "))
        // Single bytes don't extend the time limit. Without it, this would end only at the limit for the head's size.
        let slow = try LoopbackClient(port: run.rules.port)
        var count = 0
        while count < limits.headSize / 2, slow.say("a") {
            count += 1
            usleep(1000)
        }
        #expect(count < limits.headSize / 2)
        #expect(display.requests.isEmpty)
    }

    @Test func manySilentConnectionsLeaveRoom() throws {
        let display = try FakeDisplay()
        let run = try GateRun(to: display.path)
        let silent = try (0..<(4 * GateLimits().pendingConnections)).map { _ in
            let guest = try LoopbackClient(port: run.rules.port)
            guest.say("GET")
            return guest
        }
        #expect(try LoopbackClient.ask(port: run.rules.port, run.request("/\(run.secret)/")).hasPrefix("HTTP/1.0 200 "))
        // The gate closed the oldest connections.
        #expect(silent[0].rest() == "")
    }

    @Test func aDisplayThatIsGoneIsSaid() throws {
        let path = try FakeDisplay().path
        let run = try GateRun(to: path)
        #expect(try LoopbackClient.ask(port: run.rules.port, run.request("/\(run.secret)/")).hasPrefix("HTTP/1.1 502 "))
        #expect(try LoopbackClient.ask(port: run.rules.port, run.handshake).hasPrefix("HTTP/1.1 502 "))
    }

    @Test func aPortThatIsTakenIsAnError() throws {
        let run = try GateRun(to: "/nowhere")
        let error = #expect(throws: SocketError.self) { try Gate(port: run.rules.port, displayPath: "/nowhere") }
        #expect(error.map { "\($0)" } == "Address already in use")
    }
}
