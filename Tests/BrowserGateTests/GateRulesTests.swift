import Testing

@testable import BrowserGate

struct GateRulesTests {
    private let rules = GateRules(port: 8085, token: Token())
    private var secret: String { rules.token.text }

    private func answer(
        _ path: String,
        host: String? = "127.0.0.1:8085",
        origin: String? = nil,
        _ fields: [String] = []
    ) throws -> GateRules.Answer {
        let lines = [host.map { "Host: \($0)" }, origin.map { "Origin: \($0)" }].compactMap(\.self) + fields
        let text = (["GET \(path) HTTP/1.1"] + lines + ["", ""]).joined(separator: "\r\n")
        return rules.answer(to: try RequestHead(text.utf8))
    }

    private let handshake = [
        "Upgrade: websocket", "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==",
    ]

    @Test(arguments: ["127.0.0.1", "localhost"])
    func thePageAndItsScriptAreBelowTheToken(name: String) throws {
        let host = "\(name):8085"
        let page = GateRules.Answer.pass(
            "GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n",
            isSocket: false
        )
        #expect(try answer("/\(secret)/", host: host) == page)
        #expect(try answer("/\(secret)/?debug=decoding", host: host, ["Cookie: a=b", "X: y"]) == page)
        #expect(
            try answer("/\(secret)/broadway.js", host: host, origin: "http://\(host)")
                == .pass("GET /broadway.js HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n", isSocket: false)
        )
        #expect(rules.address == "http://127.0.0.1:8085/\(secret)/")
    }

    @Test func aForgottenSlashIsPutThere() throws {
        #expect(try answer("/\(secret)") == .refuse(.moved(to: "/\(secret)/")))
        #expect(Refusal.moved(to: "/x/").response.contains("\r\nLocation: /x/\r\n"))
    }

    @Test(arguments: ["", "/", "/broadway.js", "/socket", "/client.html", "//", "/?", "/%"])
    func nothingIsServedWithoutTheToken(rest: String) throws {
        let other = Token().text
        for path in ["/\(other)\(rest)", "/\(secret.dropLast())\(rest)", "/\(secret)0\(rest)", "//\(secret)/\(rest)"] {
            #expect(try answer(path) == .refuse(.wrongToken))
        }
        if rest.hasPrefix("/") { #expect(try answer(rest) == .refuse(.wrongToken)) }
        #expect(try answer("/?\(secret)/") == .refuse(.wrongToken))
        #expect(try answer("/x", ["Cookie: token=\(secret)"]) == .refuse(.wrongToken))
    }

    @Test(arguments: ["/x", "/socket/", "/../", "//", "/broadway.js/", "/favicon.ico"])
    func nothingElseIsBelowTheToken(rest: String) throws {
        #expect(try answer("/\(secret)\(rest)") == .refuse(.unknownPath))
    }

    @Test(arguments: [
        nil, "", "127.0.0.1", "127.0.0.1:80", "evil.example:8085", "127.0.0.1.evil.example:8085", "localhost:80850",
        "evil.localhost:8085", "127.0.0.1:8085:8085", "[::1]:8085", "0.0.0.0:8085",
    ])
    func nothingIsServedToAnotherHost(host: String?) throws {
        #expect(try answer("/\(secret)/", host: host) == .refuse(.foreignHost))
        let origin = host.map { "http://\($0)" }
        #expect(try answer("/\(secret)/socket", host: host, origin: origin, handshake) == .refuse(.foreignHost))
    }

    @Test(arguments: [
        "http://evil.example", "null", "", "https://127.0.0.1:8085", "http://127.0.0.1:8086", "http://127.0.0.1",
        "http://localhost:8085", "http://127.0.0.1:8085/", "http://127.0.0.1:8085.evil.example",
    ])
    func nothingIsServedToAnotherOrigin(origin: String) throws {
        #expect(try answer("/\(secret)/", origin: origin) == .refuse(.foreignOrigin))
        #expect(try answer("/\(secret)/broadway.js", origin: origin) == .refuse(.foreignOrigin))
        #expect(try answer("/\(secret)/socket", origin: origin, handshake) == .refuse(.foreignOrigin))
    }

    @Test func theSocketIsServedToThePage() throws {
        let own = try answer("/\(secret)/socket", origin: "http://127.0.0.1:8085", handshake + ["Cookie: a=b"])
        guard case .pass(let request, isSocket: true) = own else {
            Issue.record("\(own)")
            return
        }
        let head = try RequestHead(request.utf8)
        #expect(head.target == "/socket")
        #expect(head["host"] == "127.0.0.1:8085")
        #expect(head["origin"] == "http://127.0.0.1:8085")
        #expect(head["sec-websocket-key"] == "x3JJHMbDL1EzLkh9GBhXDw==")
        #expect(head.lists("upgrade", in: "connection"))
        #expect(head["cookie"] == nil)
        #expect(!request.contains(secret))
    }

    /// A browser always sends the origin with a WebSocket's request.
    @Test func theSocketNeedsAnOrigin() throws {
        #expect(try answer("/\(secret)/socket", handshake) == .refuse(.foreignOrigin))
    }

    @Test func theSocketNeedsAWholeHandshake() throws {
        for left in handshake.indices {
            var fields = handshake
            fields.remove(at: left)
            #expect(try answer("/\(secret)/socket", origin: "http://127.0.0.1:8085", fields) == .refuse(.noSocket))
        }
        for key in ["", "x", "x3JJHMbDL1EzLkh9GBhXDw=", "x3JJHMbDL1EzLkh9GBhX D==", "x3JJHMbDL1EzLkh9GBhXDwwww"] {
            let fields = handshake.dropLast() + ["Sec-WebSocket-Key: \(key)"]
            #expect(
                try answer("/\(secret)/socket", origin: "http://127.0.0.1:8085", Array(fields)) == .refuse(.noSocket)
            )
        }
    }
}
