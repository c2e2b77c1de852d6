import Awaiting
import Foundation
import LoopbackClient
import Testing

extension WindowTests {
    @Suite(.serialized)
    struct InBrowser {
        @Test func thePageIsFilled() throws {
            // On a busy machine, GTK's display loses the size of a page once in many starts (GTK 4.8, cause unknown).
            var filled: Browser?
            for _ in 1...3 where filled == nil { filled = try Self.browserWithFilledPage() }
            let browser = try #require(filled)
            // A page that is reloaded or opened in another tab is served in the same way.
            let picture = try browser.picture(width: 500, height: 600) { $0.color(490, 590) == 0xFF0000 }
            #expect((picture.width, picture.height) == (500, 600))
            #expect(picture.color(250, 300) == 0xFFFF00)
            #expect(picture.color(60, 60) == 0x0000FF)
            #expect(picture.color(490, 590) == 0xFF0000)
            try browser.server.line(holding: "resize 500 ")
        }

        /// Opens a page, and returns its browser as soon as the window fills it; `nil` if it doesn't.
        private static func browserWithFilledPage() throws -> Browser? {
            let browser = try Browser(showing: "WindowProbe")
            let picture = try browser.picture(width: 500, height: 600) { $0.color(490, 590) == 0xFF0000 }
            return picture.color(490, 590) == 0xFF0000 ? browser : nil
        }

        @Test func eachServerHasAnAddressOfItsOwn() throws {
            let (one, other) = (try Browser(showing: "WindowProbe"), try Browser(showing: "WindowProbe"))
            #expect(one.port != other.port)
            #expect(one.secret != other.secret)
        }

        @Test func onlyWhoKnowsTheAddressIsServed() throws {
            let browser = try Browser(showing: "WindowProbe")
            let (port, secret) = (browser.port, browser.secret)
            #expect(secret.utf8.count >= 32)
            func answer(_ path: String, host: String? = nil, origin: String? = nil) throws -> Substring? {
                let host = host ?? "127.0.0.1:\(port)"
                let request = """
                    GET \(path) HTTP/1.1\r
                    Host: \(host)\r
                    Origin: \(origin ?? "http://\(host)")\r
                    Upgrade: websocket\r
                    Connection: Upgrade\r
                    Sec-WebSocket-Version: 13\r
                    Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r
                    \r

                    """
                let client = try LoopbackClient(port: port)
                client.say(request)
                return client.answer(upTo: "\r\n").split(separator: " ").dropFirst().first
            }
            let own = "/\(secret)"
            #expect(try answer("\(own)/") == "200")
            #expect(try answer("\(own)/broadway.js") == "200")
            #expect(try answer("\(own)/socket") == "101")
            for path in ["/", "/broadway.js", "/socket"] {
                #expect(try answer(path) == "403")
                #expect(try answer("/\(String(secret.reversed()))\(path)") == "403")
                #expect(try answer(own + path, host: "evil.example:\(port)") == "403")
                #expect(try answer(own + path, origin: "http://evil.example") == "403")
                #expect(try answer(own + path, origin: "null") == "403")
            }
        }

        /// The display itself doesn't require the secret.
        @Test func noOtherUserReachesTheDisplay() throws {
            let browser = try Browser(showing: "WindowProbe")
            let folder = try #require(FileManager.default.contentsOfDirectory(atPath: browser.folder.url.path).first)
            let url = browser.folder.url.appending(path: folder)
            let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
            #expect(mode == 0o700)
            let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
            #expect(Set(names).isSuperset(of: ["broadway1.socket", "page"]))
            // The gate's port is the only one.
            let ports = browser.processes.flatMap { Self.ports(of: $0) }
            #expect(ports == [Int(browser.port)])
            #expect(!arguments(of: browser).contains(browser.secret))
        }

        @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
        func nothingIsLeftOfTheServer(signal: Int32) throws {
            let browser = try Browser(showing: "WindowProbe")
            let processes = browser.processes
            // At least the display, the program and the gate.
            #expect(processes.count >= 3)
            browser.server.send(signal)
            #expect(eventually { browser.processes.isEmpty ? true : nil } != nil)
            if signal != SIGKILL {
                let isEmpty = { try FileManager.default.contentsOfDirectory(atPath: browser.folder.url.path).isEmpty }
                #expect(try eventually { try isEmpty() ? true : nil } != nil)
            }
        }

        @Test func aPortThatIsTakenIsSaid() throws {
            let browser = try Browser(showing: "WindowProbe")
            let program = try Program(
                browser.script,
                [browser.program],
                environment: ["PORT": "\(browser.port)", "TMPDIR": browser.folder.url.path]
            )
            #expect(try program.end() == 1)
            #expect(program.text.contains("\(browser.port)"))
            #expect(program.text.contains("Address already in use"))
        }

        /// Returns the command lines of the server's processes, which every user can read.
        private func arguments(of browser: Browser) -> String {
            browser.processes.map { process in
                String(
                    decoding: FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data(),
                    as: UTF8.self
                )
            }.joined(separator: "\n")
        }

        /// Returns the ports on which a process listens.
        private static func ports(of process: Int32) -> [Int] {
            let folder = "/proc/\(process)/fd"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let sockets = Set(
                names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
            )
            let tables = ["tcp", "tcp6"].map { FileManager.default.contents(atPath: "/proc/\(process)/net/\($0)") }
            return tables.flatMap { table in
                String(decoding: table ?? Data(), as: UTF8.self).split(separator: "\n").dropFirst().compactMap { line in
                    let words = line.split(separator: " ")
                    // State 0A is that of listening sockets, and the tenth word is the inode.
                    guard words.count > 9, words[3] == "0A", sockets.contains("socket:[\(words[9])]") else {
                        return nil
                    }
                    return words[1].split(separator: ":").last.flatMap { Int($0, radix: 16) }
                }
            }
        }
    }
}
