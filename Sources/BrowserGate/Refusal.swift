/// The reason for which a request does not reach the display.
enum Refusal: Equatable {
    case foreignHost
    case foreignOrigin
    case wrongToken
    case moved(to: String)
    case unknownPath
    case noSocket
    case malformed
    case unknownMethod
    case unknownVersion
    case tooLarge
    case tooSlow
    case noDisplay

    init(_ failure: RequestHead.Failure) {
        switch failure {
        case .malformed: self = .malformed
        case .unknownMethod: self = .unknownMethod
        case .unknownVersion: self = .unknownVersion
        }
    }

    /// The complete response, after which the connection is closed.
    var response: String {
        var fields = "Content-Type: text/plain; charset=utf-8\r\nContent-Length: \(text.utf8.count + 1)\r\n"
        fields += "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n"
        if case .moved(let place) = self { fields += "Location: \(place)\r\n" }
        if self == .noSocket { fields += "Upgrade: websocket\r\n" }
        if self == .unknownMethod { fields += "Allow: GET\r\n" }
        return "HTTP/1.1 \(status)\r\n\(fields)\r\n\(text)\n"
    }

    private var status: String {
        switch self {
        case .foreignHost, .foreignOrigin, .wrongToken: "403 Forbidden"
        case .moved: "308 Permanent Redirect"
        case .unknownPath: "404 Not Found"
        case .noSocket: "426 Upgrade Required"
        case .malformed: "400 Bad Request"
        case .unknownMethod: "405 Method Not Allowed"
        case .unknownVersion: "505 HTTP Version Not Supported"
        case .tooLarge: "431 Request Header Fields Too Large"
        case .tooSlow: "408 Request Timeout"
        case .noDisplay: "502 Bad Gateway"
        }
    }

    private var text: String {
        switch self {
        case .foreignHost: "This host name is not served here. Please open the address that was printed."
        case .foreignOrigin: "Pages of other origins are not served here."
        case .wrongToken: "Please open the whole address that was printed: it holds a secret."
        case .moved(let place): "The page is at \(place)."
        case .unknownPath: "There is no such page."
        case .noSocket: "This is a WebSocket."
        case .malformed: "This is not an HTTP request without a body."
        case .unknownMethod: "Only GET is served here."
        case .unknownVersion: "Only HTTP/1.1 is served here."
        case .tooLarge: "The request is too large."
        case .tooSlow: "The request took too long."
        case .noDisplay: "The program has ended."
        }
    }
}
