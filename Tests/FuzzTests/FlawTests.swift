import Foundation
import Testing
import Toolchain

/// Tests the patches that reintroduce flaws. `script/put-back` checks that the fuzzers find them, which takes longer.
@Suite struct FlawTests {
    private static let folder = Command.repository.appending(path: "Tests/FuzzTests/Flaws")
    private static let patches = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".patch") }.sorted()

    @Test func thereArePatches() {
        #expect(!Self.patches.isEmpty)
    }

    @Test(arguments: patches)
    func thePatchApplies(patch: String) throws {
        let path = Self.folder.appending(path: patch).path
        try Command(
            "patch",
            "--dry-run",
            "--force",
            "--quiet",
            "--strip",
            "1",
            "--directory",
            Command.repository.path,
            "--input",
            path
        ).run()
    }

    @Test(arguments: patches)
    func thePatchNamesAFuzzer(patch: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: patch), encoding: .utf8)
        let first = try #require(text.split(separator: "\n").first)
        let names = try Command(Command.build.appending(path: "Fuzz").path, "--list").run().split(separator: "\n")
        #expect(names.contains { "Fuzzer: \($0)" == first })
    }
}
