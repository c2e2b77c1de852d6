import Foundation
import TemporaryFolder
import Testing
import Toolchain

/// Tests the script that makes a Debian package, with a small program in place of the app.
@Suite struct DebianPackageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func make(_ version: String, mask: String) throws -> String {
        let script = Command.repository.appending(path: "script/deb").path
        let variables = "COMPRESSION=none VERSION='\(version)'"
        let line = "umask \(mask) && \(variables) '\(script)' /usr/bin/env '\(folder.path)/out'"
        return try Command("bash", "-c", line).run()
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/dpkg-deb")), arguments: ["077", "022", "000"])
    func everyoneMayReadWhatIsInThePackage(mask: String) throws {
        let output = try make("1.2", mask: mask).split(separator: "\n")
        let list = try Command("dpkg-deb", "--contents", String(try #require(output.last))).run()
        for line in list.split(separator: "\n") {
            let mode = line.hasPrefix("d") || line.hasSuffix("/usr/bin/unfold") ? "rwxr-xr-x" : "rw-r--r--"
            #expect(line.dropFirst().hasPrefix(mode), "\(line)")
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/dpkg-deb")))
    func thePackagesHaveTheProgramForTerminalsAsTheCommand() throws {
        let script = Command.repository.appending(path: "script/deb").path
        func files(_ arguments: String) throws -> String {
            let line = "COMPRESSION=none VERSION=1.2 '\(script)' \(arguments) '\(folder.path)/out'"
            let output = try Command("bash", "-c", line).run().split(separator: "\n")
            return try Command("dpkg-deb", "--contents", String(try #require(output.last))).run()
        }
        let both = try files("/usr/bin/env /usr/bin/true")
        #expect(both.contains("./usr/bin/unfold\n") && both.contains("./usr/libexec/unfold/unfold-window\n"))
        let terminal = try files("--terminal /usr/bin/true")
        #expect(terminal.contains("./usr/bin/unfold\n") && terminal.contains("./usr/bin/unfold-terminal -> unfold\n"))
        #expect(!terminal.contains("libexec") && !terminal.contains("applications"))
    }

    @Test(arguments: ["../1", "1/2", "x", "1 2"]) func aVersionIsPartOfAName(version: String) {
        let failure = #expect(throws: Command.Failure.self) { try make(version, mask: "022") }
        #expect(failure?.output.contains("isn't a version of a package") == true)
    }
}
