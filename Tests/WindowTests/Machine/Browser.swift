import Awaiting
import Foundation
import Testing

/// A program that script/serve serves to a headless browser.
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
            // The user's documents and the files opened last are not a part of the page.
            environment: [
                "TMPDIR": folder.url.path, "PORT": nil, "XDG_STATE_HOME": folder.url.appending(path: "state").path,
                "XDG_DATA_HOME": folder.url.appending(path: "data").path,
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

    /// Opens the page in a size in pixels, and returns a picture of it as soon as it shows the expected contents, or
    /// the last picture if it never does.
    func picture(
        width: Int,
        height: Int,
        showing isWanted: (Picture) -> Bool
    ) throws -> Picture {
        let page = try BrowserPage(width: width, height: height)
        try page.load(address)
        var last: Picture?
        // Other tests run at the same time, and a program starts slowly beside them.
        let wanted = try eventually { () -> Picture? in
            last = try page.picture() ?? last
            return last.flatMap { isWanted($0) ? $0 : nil }
        }
        return try #require(wanted ?? last, "the browser shows no page")
    }
}
