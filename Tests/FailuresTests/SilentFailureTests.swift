import Foundation
import Testing
import Toolchain

/// Tests that no source calls `precondition` and similar functions, which stop a release build without a message.
struct SilentFailureTests {
    @Test func noSourceStopsTheProcessSilently() throws {
        let root = Command.repository.appending(path: "Sources")
        let files =
            FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
        let sources = files.filter { $0.pathExtension == "swift" && !$0.path.contains("/Sources/Failures/") }
        #expect(sources.count > 500)
        for source in sources {
            let calls = Self.silentCalls(in: try String(contentsOf: source, encoding: .utf8))
            #expect(calls.isEmpty, "\(source.path): programmerError takes the place of \(calls)")
        }
    }

    @Test(arguments: [
        ("precondition(a > 0, \"above 0\")", ["precondition("]),
        ("guard a else { preconditionFailure(\"a\") }", ["preconditionFailure("]),
        ("    fatalError(\n\"a\")", ["fatalError("]),
        ("assertionFailure()", ["assertionFailure("]),
        ("/// Takes the place of `precondition(_:)`.\n// fatalError() says nothing.", []),
        ("programmerError(unless: a, \"a\", in: \"a\")", []),
        ("assert(a > 0)", []),
    ])
    func findsSilentCalls(source: String, calls: [String]) {
        #expect(Self.silentCalls(in: source) == calls)
    }

    /// Returns the calls in code, ignoring comments. `assert` is allowed for conditions that no client can violate.
    private static func silentCalls(in source: String) -> [String] {
        // Few sources have such a word at all, and an expression that is matched with each line is slow.
        guard ["precondition", "fatalError", "assertionFailure"].contains(where: source.contains) else { return [] }
        return
            source.split(separator: "\n").filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }.flatMap {
                $0.matches(of: /\b(precondition|preconditionFailure|fatalError|assertionFailure)\(/).map {
                    String($0.0)
                }
            }
    }
}
