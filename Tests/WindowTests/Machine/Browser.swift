import Foundation
import Testing

/// A headless browser (Chromium), and a program that script/serve serves to it.
struct Browser {
    let server: Program
    let address: Substring
    /// The script that serves, and the program that it serves.
    let script: String
    let program: String
    /// The folder in which the server creates its own.
    let folder: ScratchFolder

    /// Serves a program of this package, and waits for the address.
    init(showing program: String) throws {
        folder = try ScratchFolder()
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let built = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: program)
        self.program = built.path
        script = root.appending(path: "script/serve").path
        server = try Program(
            script,
            [built.path],
            // The files that the user opened last are not a part of the page.
            environment: [
                "TMPDIR": folder.url.path, "PORT": nil, "XDG_STATE_HOME": folder.url.appending(path: "state").path,
            ]
        )
        let line = try server.line(holding: "http://127.0.0.1:")
        address = try #require(line.split(separator: " ").first { $0.hasPrefix("http://") })
    }

    var port: UInt16 { URL(string: String(address))?.port.flatMap { UInt16(exactly: $0) } ?? 0 }

    /// The first component of the address's path.
    var secret: String { String(address.split(separator: "/")[2]) }

    /// The IDs of the server's processes: all whose environment contains its folder.
    var processes: [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { Int32($0) }.filter { process in
            let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
            return variables.range(of: Data("XDG_RUNTIME_DIR=\(folder.url.path)/".utf8)) != nil
        }
    }

    /// Returns a picture of a page of a size as soon as it shows the expected contents, or the last
    /// picture if it never does.
    ///
    /// The browser takes the picture when the page is idle in virtual time, which may be before the
    /// display has sent any contents. In that case, the page is opened again.
    func picture(width: Int, height: Int, showing isWanted: (Picture) -> Bool) throws -> Picture {
        // Other tests run at the same time, and a browser is slow beside them.
        let deadline = ContinuousClock.now + .seconds(240)
        while ContinuousClock.now < deadline {
            let picture = try picture(width: width, height: height)
            if isWanted(picture) { return picture }
        }
        return try picture(width: width, height: height)
    }

    private func picture(width: Int, height: Int) throws -> Picture {
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
                // The virtual time that the page may take before the picture is taken.
                "--virtual-time-budget=60000", String(address),
            ]
        )
        return try Picture(file)
    }
}
