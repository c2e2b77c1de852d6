import Awaiting
import Foundation
import Testing

/// A page in a headless browser (Chromium) of its own, controlled by the protocol of its developer tools.
///
/// The page lives in real time. What a program sends to it arrives however long that takes.
final class BrowserPage {
    private let browser: Program
    private let folder: ScratchFolder
    /// The size of the contents in pixels.
    private let size: (width: Int, height: Int)
    /// The pipes that carry messages to the browser and from it. Each message ends with a zero byte.
    private let commands: FileHandle
    private let answers: FileHandle
    private var received = Data()
    private var commandCount = 0
    /// How long an answer may take, in milliseconds. It only ends a test that hangs.
    private static let patience: Int32 = 300_000
    /// Identifies the page in commands.
    private var session: String?

    /// Opens an empty page whose contents have a size in pixels.
    init(width: Int, height: Int) throws {
        size = (width, height)
        folder = try ScratchFolder()
        (commands, answers) = try (Self.pipe(folder.url, "commands"), Self.pipe(folder.url, "answers"))
        let names = ["chromium", "chromium-browser"]
        let name = names.first { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") } ?? names[0]
        browser = try Program(
            "sh",
            [
                // The protocol has the numbers of the two pipes: 3 and 4.
                "-c", #"cd "$1" && shift && exec "$@" 3<commands 4>answers"#, "sh", folder.url.path, name,
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--user-data-dir=\(folder.url.appending(path: "profile").path)", "--remote-debugging-pipe",
                "about:blank",
            ]
        )
        let target = try perform("Target.createTarget", ["url": "about:blank"])["targetId"]
        let attached = try perform("Target.attachToTarget", ["targetId": try #require(target), "flatten": true])
        session = attached["sessionId"] as? String
        try resize(to: size)
    }

    deinit {
        // The browser ends when its pipe of commands does, together with its helpers.
        try? commands.close()
        _ = try? browser.end()
        try? answers.close()
    }

    /// Opens an address in the page, and waits until it is loaded.
    func load(_ address: some StringProtocol) throws {
        try perform("Page.navigate", ["url": String(address)])
        let isLoaded = { try self.value(of: "location.protocol + document.readyState") as? String == "http:complete" }
        try #require(
            try eventually { try isLoaded() ? true : nil } != nil,
            "\(address) isn't loaded; the browser says:\n\(browser.text)"
        )
        // A new page has the size of the browser's window for a moment. If it gets its own size after its scripts ran
        // and before its first layout, the browser doesn't send it an event.
        _ = try picture()
        try resize(to: (size.width + 1, size.height + 1))
        _ = try picture()
        try resize(to: size)
    }

    private func resize(to size: (width: Int, height: Int)) throws {
        try perform(
            "Emulation.setDeviceMetricsOverride",
            ["width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": false]
        )
    }

    /// Returns the value of an expression in JavaScript; `nil` while the browser changes to another page.
    private func value(of expression: String) throws -> Any? {
        let answer = try ask("Runtime.evaluate", ["expression": expression])
        return ((answer["result"] as? [String: Any])?["result"] as? [String: Any])?["value"]
    }

    /// Returns a picture of the contents as they are now; `nil` while the browser changes to another page.
    func picture() throws -> Picture? {
        let answer = try ask("Page.captureScreenshot", ["format": "png"])
        guard let result = answer["result"] as? [String: Any], let text = result["data"] as? String else { return nil }
        let file = folder.url.appending(path: "page.png")
        try #require(Data(base64Encoded: text)).write(to: file)
        return try Picture(file)
    }

    /// Performs a command, and returns its result.
    @discardableResult
    private func perform(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        let answer = try ask(method, parameters)
        return try #require(answer["result"] as? [String: Any], "\(method): \(answer["error"] ?? "no result")")
    }

    /// Sends a command and waits for its answer. Events in between are dropped.
    private func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        commandCount += 1
        var command: [String: Any] = ["id": commandCount, "method": method, "params": parameters]
        command["sessionId"] = session
        try commands.write(contentsOf: JSONSerialization.data(withJSONObject: command) + [0])
        while true {
            let object = try JSONSerialization.jsonObject(with: message(after: method)) as? [String: Any]
            if let object, object["id"] as? Int == commandCount { return object }
        }
    }

    /// Waits for the next message of the browser.
    private func message(after method: String) throws -> Data {
        while true {
            if let end = received.firstIndex(of: 0) {
                defer { received = Data(received[(end + 1)...]) }
                return received[..<end]
            }
            // Other tests run at the same time, and a browser starts slowly beside them.
            var descriptor = pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
            try #require(
                poll(&descriptor, 1, Self.patience) > 0,
                "no answer to \(method); the browser says:\n\(browser.text)"
            )
            received += answers.availableData
        }
    }

    private static func pipe(_ folder: URL, _ name: String) throws -> FileHandle {
        let path = folder.appending(path: name).path
        try #require(mkfifo(path, 0o600) == 0)
        // A pipe that is open for both directions is opened without waiting for the other side.
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        try #require(descriptor >= 0)
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
}
