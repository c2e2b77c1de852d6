import ConfinedFiles
import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

/// The phases of a build with stand-ins for `swift` and `objc-sources`.
@Suite struct ProjectToolsTests {
    private let folder: TemporaryFolder
    private let files: FileTree
    /// The sentences, and the programs in brackets, in their order.
    private var events: [String] {
        get throws { try files.text(of: "log").split(separator: "\n").map(String.init) }
    }

    init() throws {
        folder = try TemporaryFolder()
        files = FileTree(folder.url)
        try files.write("", to: "log")
        try files.write("", to: "package/Package.swift")
        try files.write("let a = 1\n", to: "package/Sources/a.swift")
        try write(
            """
            words=$(echo "$*" | grep -oE 'describe|dump-package|objc-sources|show-bin-path' | tr '\\n' ' ')
            echo "[swift $1 $words]" >> "$root/log"
            case "$*" in
            *describe*) echo "{\\"name\\": \\"p\\", \\"path\\": \\"$root/package\\", \\"targets\\": [{\\"name\\": \\"A\\",
                \\"c99name\\": \\"A\\", \\"type\\": \\"test\\", \\"module_type\\": \\"SwiftTarget\\", \\"path\\": \\"Sources\\",
                \\"sources\\": [\\"a.swift\\"]}]}" ;;
            *dump-package*) echo '{"targets": [{"name": "A"}]}' ;;
            *objc-sources*show-bin-path*) echo "$5/release" ;;
            *show-bin-path*) mkdir -p "$5/debug"; echo "$5/debug" ;;
            *objc-sources*) mkdir -p "$5/release"
                cp "$root/rewriter" "$5/release/objc-sources" ;;
            test*) if [ -f "$root/tests" ]; then . "$root/tests"; else exit 5; fi ;;
            esac
            """,
            to: "swift"
        )
        try write(
            """
            echo "[objc-sources]" >> "$root/log"
            touch "$4/a.objc.swift" "$4/ObjectiveCModule.swift"
            """,
            to: "rewriter"
        )
    }

    private func write(_ script: String, to name: String) throws {
        try files.write("#!/bin/sh\nroot='\(folder.path)'\n\(script)\n", to: name)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.url.appending(path: name).path
        )
    }

    private func build() throws -> ProjectBuild<ProjectTools> {
        let log = folder.url.appending(path: "log")
        let checkout = folder.url.appending(path: "checkout")
        let tools = ProjectTools(
            unfold: checkout,
            configuration: "debug",
            testArguments: [],
            swift: folder.url.appending(path: "swift").path
        ) { sentence in
            guard let handle = try? FileHandle(forWritingTo: log) else { return }
            _ = try? handle.seekToEnd()
            try? handle.write(contentsOf: Data("\(sentence)\n".utf8))
            try? handle.close()
        }
        return try ProjectBuild(
            .package(folder.url.appending(path: "package")),
            app: nil,
            unfold: checkout,
            cache: CacheFolder(environment: ["XDG_CACHE_HOME": folder.url.appending(path: "cache").path]),
            tools
        )
    }

    /// The beginnings of the sentences between programs.
    @Test func phasesAreAnnouncedBeforeTheirPrograms() throws {
        #expect(try build().test() == 5)
        func starts(_ events: [String]) -> [String] {
            events.map { $0.hasPrefix("[") ? $0 : $0.split(separator: " ").prefix(3).joined(separator: " ") }
        }
        let first = [
            "Reading \(folder.path)/package.", "[swift package describe ]", "[swift package dump-package ]",
            "Rewriting A, 1", "[swift build objc-sources show-bin-path ]", "The program that",
            "[swift build objc-sources ]", "[objc-sources]", "[swift build show-bin-path ]", "Building package in",
            "UIKit is compiled", "[swift build ]", "Running the tests", "[swift test ]",
        ]
        #expect(starts(try events) == first)
        #expect(try events[5].hasSuffix("once for all projects."))
        _ = try build().test()
        #expect(try events[first.count + 5].hasSuffix("is brought up to date."))
    }

    /// A crash ends the process of all tests. The remaining ones run in a new process.
    @Test func testsAfterACrashRun() throws {
        try files.write(
            """
            begin() { echo "Test Case '$1' started at 1"; }
            end() { echo "Test Case '$1' $2 (0.1 seconds)"; }
            echo "$*" | grep -o -- '--skip-build.*' >> "$root/log"
            case "$*" in
            *testB*) begin B.testC; end B.testC passed; exit 0 ;;
            *) begin A.testA; end A.testA failed; begin B.testA; end B.testA skipped
                printf 'printed '; begin B.testB; echo "Fatal error"; exit 1 ;;
            esac

            """,
            to: "tests"
        )
        #expect(try build().test() == 1)
        let expected = [
            "[swift test ]", "The test B.testB ended the program. The remaining tests run in a new process.",
            "[swift test ]",
            "--skip-build --disable-swift-testing --skip ^([^/]*\\.)?(A)/ --skip ^([^/]*\\.)?(B)/(testA|testB)$",
            "Tests that ended the program: B.testB.",
        ]
        #expect(try Array(events.suffix(5)) == expected)
    }

    /// A run without a test of its own is the last.
    @Test func crashesBetweenTestsEnd() throws {
        try files.write(
            "if echo \"$*\" | grep -q -- --skip; then exit 1; fi; echo \"Test Case 'A.a' started at\"; exit 1\n",
            to: "tests"
        )
        #expect(try build().test() == 1)
        #expect(try events.filter { $0 == "[swift test ]" }.count == 2)
    }

    /// A build of Unfold itself may hold the folder `.build` of the checkout for long.
    @Test func nothingIsBuiltInTheCheckout() throws {
        _ = try build().test()
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "checkout/.build").path))
    }

    @Test func anotherBuildInTheSameFolderIsNamed() throws {
        let scratch = folder.url.appending(path: "checkout/.build")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let lock = PackageLock(of: scratch, in: folder.url)
        #expect(lock.reasonToWait == nil)
        let path = (RealPath.of(scratch.path) ?? "").replacing("/", with: "_") + ".lock"
        let file = open(folder.url.appending(path: path).path, O_CREAT | O_RDWR, 0o600)
        defer { close(file) }
        #expect(lock.reasonToWait == nil)
        #expect(flock(file, LOCK_EX) == 0)
        #expect(lock.reasonToWait == "Another build uses \(scratch.path). This one goes on when it has ended.")
        #expect(flock(file, LOCK_UN) == 0)
        #expect(lock.reasonToWait == nil)
    }
}
