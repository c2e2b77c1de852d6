import Testing

@testable import BrowserGate

struct RequestHeadTests {
    @Test func fieldsAreFoundByTheirNamesInLowerCase() throws {
        let head = try RequestHead("GET /a?b HTTP/1.1\r\nHost: here:1\r\nX-Y:\t  z \r\nEmpty:\r\n\r\n".utf8)
        #expect(head.target == "/a?b")
        #expect(head["host"] == "here:1")
        #expect(head["x-y"] == "z")
        #expect(head["empty"] == "")
        #expect(head["origin"] == nil)
    }

    @Test func aListHoldsItsWordsInUpperOrLowerCase() throws {
        let head = try RequestHead("GET / HTTP/1.1\r\nConnection: keep-alive, Upgrade\r\n\r\n".utf8)
        #expect(head.lists("upgrade", in: "connection"))
        #expect(head.lists("keep-alive", in: "connection"))
        #expect(!head.lists("close", in: "connection"))
        #expect(!head.lists("close", in: "upgrade"))
    }

    @Test(arguments: [
        "", "\r\n\r\n", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\n\n", "GET / HTTP/1.1\r\nHost: a\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
        "GET / HTTP/1.1\r\n Host: a\r\n\r\n", "GET / HTTP/1.1\r\nX: a\r\n b\r\n\r\n", "GET / HTTP/1.1\r\nX\r\n\r\n",
        "GET / HTTP/1.1\r\n: a\r\n\r\n", "GET / HTTP/1.1\r\nX: a\0b\r\n\r\n", "GET / HTTP/1.1\r\nX: a\rb\r\n\r\n",
        "GET  / HTTP/1.1\r\n\r\n", "GET http://here/ HTTP/1.1\r\n\r\n", "GET * HTTP/1.1\r\n\r\n",
        "GET /\u{E9} HTTP/1.1\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/1.1 \r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\n", "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\n\r\n",
    ])
    func ambiguousHeadsAreMalformed(text: String) {
        #expect(throws: RequestHead.Failure.malformed) { try RequestHead(text.utf8) }
    }

    @Test(arguments: ["POST", "HEAD", "OPTIONS", "get", ""])
    func onlyGetIsKnown(method: String) {
        #expect(throws: RequestHead.Failure.unknownMethod) { try RequestHead("\(method) / HTTP/1.1\r\n\r\n".utf8) }
    }

    @Test(arguments: ["HTTP/1.0", "HTTP/2", "http/1.1", "HTTP/1.10"])
    func onlyOneVersionIsKnown(version: String) {
        #expect(throws: RequestHead.Failure.unknownVersion) { try RequestHead("GET / \(version)\r\n\r\n".utf8) }
    }
}
