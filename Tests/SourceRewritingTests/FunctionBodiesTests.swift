import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceRewriting

@Suite("Bodies of functions")
struct FunctionBodiesTests {
    private func bodies(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { FunctionBodies.find(in: $0) }
            .map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test(
        arguments: [
            ("func f() {a}", ["a"]),
            ("class C { init?(x: Int) {a { b } c}; deinit {d} }", ["a { b } c", "d"]),
            ("func f() { func g() {a} }", [" func g() {a} "]),
            ("func f() {\"}\\(\"}\" + g { \"{\" })\"}", ["\"}\\(\"}\" + g { \"{\" })\""]),
            ("func f() {\"\"\"\n}\"{\n\"\"\"}", ["\"\"\"\n}\"{\n\"\"\""]),
            ("func f() {/* } /* } */ } */ // }\n}", ["/* } /* } */ } */ // }\n"]),
            ("func f() {a / b}", ["a / b"]),
            ("func f() {a/b}", ["a/b"]),
            ("protocol P { func f(); var x: Int { get set } }", []),
            ("protocol P { init()\n subscript(i: Int) -> Int { get } }", []),
            ("let x = A.init { a }", []),
            ("func f(_ g: () -> Void = {}) {a}", []),
            ("func `init`() {a}", ["a"]),
            ("func f() {x = /}/}", []),
            ("func f() {#\"}\"#}", []),
            ("func f() {", []),
            ("func f() {a}}", []),
        ] as [(String, [String])]
    )
    func areFound(text: String, expected: [String]) {
        #expect(bodies(text) == expected)
    }

    /// The parser agrees on all that are found in sources of this package. `UNFOLD_SOURCES` names another folder.
    @Test func areThoseOfTheParser() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let sources = ProcessInfo.processInfo.environment["UNFOLD_SOURCES"].map { URL(filePath: $0) }
        let folder = sources ?? tests.deletingLastPathComponent().appending(path: "Sources/SourceRewriting")
        let files =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        var count = 0
        for file in files {
            let bytes = Array(try Data(contentsOf: file))
            let found = bytes.withUnsafeBufferPointer { FunctionBodies.find(in: $0) }
            let finder = BodyFinder(viewMode: .sourceAccurate)
            finder.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
            #expect(Set(found).isSubset(of: finder.bodies), "\(file.path)")
            count += found.count
        }
        #expect(count > 100)
    }

    @Test(arguments: 0..<40)
    func canBeLeftOut(seed: UInt64) {
        let texts = RandomModule(seed: seed).texts
        func scan(_ bytes: (SourceText) -> [UInt8]) -> [SourceRewriting.Result] {
            let scanned = texts.map { SourceText(path: "A.swift", text: $0) }
                .map { SourceScanner.scan($0, as: bytes($0)) }
            let index = ModuleIndex(moduleName: "App", sources: scanned)
            return scanned.indices.map {
                SourceRewriting(number: $0, index: index, families: OverrideFamilies(index)).result()
            }
        }
        let (fast, slow) = (scan(\.bytesWithoutPlainBodies), scan(\.bytes))
        #expect(fast.map(\.text) == slow.map(\.text), "seed \(seed)")
        #expect(fast.map(\.problems) == slow.map(\.problems), "seed \(seed)")
    }
}

/// Collects the ranges between the braces of functions.
private final class BodyFinder: SyntaxVisitor {
    private(set) var bodies: Set<Range<Int>> = []

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        let start = node.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        bodies.insert(start..<node.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
        return .visitChildren
    }
}
