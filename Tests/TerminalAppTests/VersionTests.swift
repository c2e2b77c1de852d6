import Foundation
import Testing

@testable import TerminalApp

@Suite struct VersionTests {
    @Test func theVersionIsThatOfTheWindowsProgram() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
        let texts = try ["TerminalApp", "UnfoldApp"].map {
            try String(contentsOf: folder.appending(path: "\($0)/Version.swift"), encoding: .utf8)
        }
        #expect(texts[0] == texts[1] && texts[0].contains(Version.current))
    }
}
