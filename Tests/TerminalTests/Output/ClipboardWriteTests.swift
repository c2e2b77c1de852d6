import Foundation
import SeededRandom
import Testing

@testable import Terminal

@Suite struct ClipboardWriteTests {
    @Test func codesAreThoseOfFoundation() {
        var generator = SeededGenerator(seed: 1)
        for count in 0..<200 {
            let bytes = (0..<count).map { _ in UInt8(generator.below(256)) }
            #expect(ClipboardWrite.base64(bytes) == Array(Data(bytes).base64EncodedData()))
        }
    }

    @Test func aTextIsSentOrRefused() {
        #expect(ClipboardWrite("ab")?.bytes == Array("\u{1B}]52;c;YWI=\u{1B}\\".utf8))
        #expect(ClipboardWrite(String(repeating: "x", count: ClipboardWrite.byteLimit)) != nil)
        #expect(ClipboardWrite(String(repeating: "x", count: ClipboardWrite.byteLimit + 1)) == nil)
    }

    @Test func screenGetsPieces() throws {
        let text = String(repeating: "text ", count: 1000)
        let bytes = try #require(ClipboardWrite(text, through: .screen)).bytes
        let pieces = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\u{1B}\\").dropLast()
        #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count + 2 <= 768 })
        let inner = pieces.map { $0.dropFirst(2) }.joined()
        #expect(inner == "\u{1B}]52;c;" + Data(text.utf8).base64EncodedString() + "\u{07}")
    }
}
