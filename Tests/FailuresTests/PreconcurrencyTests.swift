import Foundation
import Testing
import Toolchain

/// Tests that code in Swift 5 mode can use UIKit from where it isn't on the main actor, as at Apple.
///
/// A member that satisfies a requirement of a protocol has the isolation of the protocol, even if clients don't see the
/// protocol. So each protocol of UIKit that is on the main actor is `@preconcurrency`, and not only the public ones.
struct PreconcurrencyTests {
    @Test func ofUIKitIsComplete() throws {
        var (sources, complaints) = (0, [String]())
        for module in ["UIKit", "QuartzCore", "CoreGraphics"] {
            let root = Command.repository.appending(path: "Sources/\(module)")
            let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects as? [URL]
            for file in files ?? [] where file.pathExtension == "swift" {
                sources += 1
                let lines = Self.strictLines(of: try String(contentsOf: file, encoding: .utf8))
                complaints += lines.map { "\(file.path):\($0): @MainActor without @preconcurrency" }
            }
        }
        #expect(sources > 500)
        #expect(complaints == [])
    }

    @Test(arguments: [
        ("@MainActor\nprotocol P {}", [2]), ("@MainActor protocol P {}", [1]),
        ("@MainActor\nprivate protocol P {}\n@MainActor public func f() {}", [2, 3]),
        ("@preconcurrency @MainActor\nprotocol P {}", []), ("@MainActor @preconcurrency\npublic class C {}", []),
        ("@preconcurrency\n@MainActor\nprotocol P {}", []), ("@MainActor\nfinal class C {}", []),
        ("@MainActor\n@propertyWrapper\npublic struct S {}", [3]), ("public typealias F = @MainActor () -> Void", []),
        ("protocol P {\n    @MainActor var x: Int { get }\n}", []),
    ])
    func isMissedWhereClientsSeeTheMainActor(source: String, lines: [Int]) {
        #expect(Self.strictLines(of: source) == lines)
    }

    /// Returns the lines with protocols, and with what clients see, that are on the main actor in all modes.
    private static func strictLines(of source: String) -> [Int] {
        guard source.contains("@MainActor") else { return [] }
        var (result, attributes) = ([Int](), Set<Substring>())
        for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(separator: " ")
            let declaration = words.drop { $0.hasPrefix("@") }
            attributes.formUnion(words.prefix(words.count - declaration.count))
            guard let first = declaration.first else { continue }
            let isSeen = ["public", "open", "protocol"].contains(first) || declaration.dropFirst().first == "protocol"
            if isSeen, attributes.contains("@MainActor"), !attributes.contains("@preconcurrency") {
                result.append(number + 1)
            }
            attributes = []
        }
        return result
    }
}
