import Awaiting
import Documents
import Foundation
import TemporaryFolder
import Terminal
import Testing

@testable import TerminalViewer

/// The screens in `docs/terminal.md` are those of the viewer. `UNFOLD_TERMINAL_SCREENS=1` records them.
@MainActor @Suite struct ScreenDocumentTests {
    private struct Screen {
        let name: String
        let text: String
        var keys: [String] = []
        var size = GridSize(columns: 76, rows: 12)
        /// A text in the last line when the screen is done.
        let end: String
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardizedFileURL
    private static let page = folder.appending(path: "docs/terminal.md")

    private static var screens: [Screen] {
        let log = (0..<40).map { line -> String in
            let second = line % 50 + 10
            switch line % 8 {
            case 3: return "2026-11-28 12:00:\(second) WARN [pool-\(line % 3)] request \(line) took \(line * 97) ms"
            case 5:
                return
                    "2026-11-28 12:00:\(second) ERROR [main] request \(line) failed: timeout\n  at Pool.get (pool.c:42)"
            default: return "2026-11-28 12:00:\(second) INFO [main] request \(line) took \(line * 7) ms"
            }
        }
        let people = [
            "id,name,city,amount", "1,Ada Lovelace,London,12.50", "2,Alan Turing,Wilmslow,7.25",
            "3,Grace Hopper,Arlington,103.00", "4,Edsger Dijkstra,Nuenen,8.75", "5,Barbara Liskov,Boston,55.10",
        ]
        let orders = (try? String(contentsOf: folder.appending(path: "docs/viewer/orders.json"), encoding: .utf8)) ?? ""
        let yaml = """
            kind: Deployment
            spec:
              replicas: 2
              containers:
                - name: web
                  image: web:1
                - name: proxy
                  image: proxy:2
            """
        return [
            Screen(name: "orders.json", text: orders, keys: ["jjjl", "jl"], end: "orders[0]"),
            Screen(
                name: "server.log",
                text: log.joined(separator: "\n"),
                keys: ["&level>=warn\r", "j", "\r"],
                end: "10 of 40"
            ),
            Screen(
                name: "people.csv",
                text: people.joined(separator: "\n"),
                keys: ["s-amount\r"],
                size: GridSize(columns: 76, rows: 8),
                end: "by -amount"
            ),
            Screen(name: "service.yaml", text: yaml, keys: ["/proxy\r"], end: "1 of 2"),
        ]
    }

    private func draw(_ screen: Screen) async throws -> String {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: screen.name)
        try Data(screen.text.utf8).write(to: file)
        let document = try DocumentSource.file(path: file.path).open()
        await document.finishIndexing()
        let session = ViewerSession([.init(document, title: screen.name, follows: false)], look: ViewerLook())
        session.resize(screen.size)
        func rows() -> [String] {
            let grid = session.draw()
            return (0..<grid.size.rows).map { grid.text(ofRow: $0) }
        }
        for keys in screen.keys {
            var parser = InputParser()
            for event in parser.events(from: keys.utf8) { session.take(event) }
            await until { !session.page.isBusy }
        }
        await until { rows().last?.contains(screen.end) == true }
        return rows().joined(separator: "\n")
    }

    @Test func screensAreThoseOfThePage() async throws {
        var page = try String(contentsOf: Self.page, encoding: .utf8)
        let records = ProcessInfo.processInfo.environment["UNFOLD_TERMINAL_SCREENS"] != nil
        for screen in Self.screens {
            let drawn = try await draw(screen)
            let mark = "<!-- \(screen.name) -->\n```\n"
            let start = try #require(page.range(of: mark), "the page has no screen of \(screen.name)")
            let end = try #require(page.range(of: "\n```", range: start.upperBound..<page.endIndex))
            if records {
                page.replaceSubrange(start.upperBound..<end.lowerBound, with: drawn)
            } else {
                #expect(page[start.upperBound..<end.lowerBound] == drawn)
            }
        }
        if records { try page.write(to: Self.page, atomically: true, encoding: .utf8) }
    }
}
