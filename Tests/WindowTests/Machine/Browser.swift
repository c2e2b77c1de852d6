import Foundation
import Testing

/// A browser without a window (Chromium), and a program served to it (script/serve).
struct Browser {
    let server: Program
    let address: Substring

    /// Serves a program of this package, and waits for the address.
    init(showing program: String) throws {
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let built = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: program)
        server = try Program(root.appending(path: "script/serve").path, [built.path])
        let line = try server.line(holding: "http://127.0.0.1:")
        address = try #require(line.split(separator: " ").first { $0.hasPrefix("http://") })
    }

    /// What a page of a size shows.
    func picture(width: Int, height: Int) throws -> Picture {
        let folder = FileManager.default.temporaryDirectory.appending(path: "unfold-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "page.png")
        let names = ["chromium", "chromium-browser"]
        let name = names.first { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") } ?? names[0]
        try Program.run(
            name,
            [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)",
                "--window-size=\(width),\(height)", "--screenshot=\(file.path)",
                // How long the page may work, in its own time, before the picture is taken.
                "--virtual-time-budget=4000", String(address),
            ]
        )
        return try Picture(file)
    }
}
