/// The rules by which requests are passed on to the display.
///
/// The secret is the first component of the path, and all pages are below it. A cookie would be unsafe: browsers send
/// the cookies of one port to all ports of the same host, and another user of the machine may listen on one of those.
package struct GateRules: Sendable {
    let port: UInt16
    let token: Token

    package init(port: UInt16, token: Token) {
        self.port = port
        self.token = token
    }

    /// The page's address, which contains the secret.
    package var address: String { "http://\(Self.host):\(port)/\(token.text)/" }

    static let host = "127.0.0.1"

    enum Answer: Equatable {
        /// Sends a request with this text to the display. If it is a WebSocket, bytes are then
        /// relayed in both directions.
        case pass(String, isSocket: Bool)
        case refuse(Refusal)
    }

    func answer(to head: RequestHead) -> Answer {
        // A page of another site sends its own host name, even if that name resolves to this machine (DNS rebinding).
        guard let host = head["host"], [Self.host, "localhost"].contains(where: { host == "\($0):\(port)" }) else {
            return .refuse(.foreignHost)
        }
        // Browsers send the origin of the script that opens a WebSocket or submits a form. A visit by address
        // or link has no origin.
        let origin = head["origin"]
        guard origin == nil || origin == "http://\(host)" else { return .refuse(.foreignOrigin) }
        let path = head.target.prefix { $0 != "?" && $0 != "#" }
        let parts = path.utf8.dropFirst().split(
            separator: UInt8(ascii: "/"),
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        guard let guess = parts.first, token.matches(guess) else { return .refuse(.wrongToken) }
        guard parts.count == 2 else { return .refuse(.moved(to: "/\(token.text)/")) }
        switch Array(parts[1]) {
        case Array("".utf8), Array("client.html".utf8): return .pass(page("/", at: host), isSocket: false)
        case Array("broadway.js".utf8): return .pass(page("/broadway.js", at: host), isSocket: false)
        case Array("socket".utf8): return socket(head, at: host)
        default: return .refuse(.unknownPath)
        }
    }

    /// Returns the text of a new request, so that nothing else that the browser sent reaches the display.
    private func page(_ path: String, at host: String) -> String {
        "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
    }

    private func socket(_ head: RequestHead, at host: String) -> Answer {
        guard let origin = head["origin"] else { return .refuse(.foreignOrigin) }
        guard head.lists("websocket", in: "upgrade"), head.lists("upgrade", in: "connection"),
            head["sec-websocket-version"] == "13", let key = head["sec-websocket-key"], Self.isKey(key)
        else { return .refuse(.noSocket) }
        return .pass(
            """
            GET /socket HTTP/1.1\r
            Host: \(host)\r
            Origin: \(origin)\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Key: \(key)\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Protocol: broadway\r
            \r

            """,
            isSocket: true
        )
    }

    /// Returns whether a text is 16 bytes in Base64.
    private static func isKey(_ text: String) -> Bool {
        text.utf8.count == 24 && text.hasSuffix("==")
            && text.utf8.dropLast(2).allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"): true
                default: false
                }
            }
    }
}
