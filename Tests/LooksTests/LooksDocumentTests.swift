import Foundation
import Testing

@testable import UIKit

/// `docs/looks.md` is the table of looks. `UNFOLD_LOOKS=1 swift test --filter LooksDocumentTests` writes it.
struct LooksDocumentTests {
    private static let file = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "docs/looks.md")

    @Test func theDocumentIsTheTable() throws {
        if ProcessInfo.processInfo.environment["UNFOLD_LOOKS"] != nil {
            try Self.text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == Self.text)
    }

    private static let text = """
        # Looks

        How the controls of iOS 26 look, as `Looks` has it in `Sources/UIKit/Base/Looks`. Controls take these values, and
        `LooksTests` reads each of them off a picture of the control or off its layers, in the light and in the dark
        appearance. Lengths are in points, colors in sRGB from 0 to 255. A value with one source is marked with an asterisk.
        `UNFOLD_LOOKS=1 swift test --disable-xctest --filter LooksDocumentTests` writes this page.

        | Control | State | Property | Light | Dark | Sources |
        | --- | --- | --- | --- | --- | --- |
        \(Looks.all.map(row).joined(separator: "\n"))

        \(LookSource.allCases.map { "- **\($0.rawValue)**: \($0.about)" }.joined(separator: "\n"))

        """

    private static func row(_ entry: any LookEntry) -> String {
        let dark = entry.darkText == entry.lightText ? "" : entry.darkText
        let sources = entry.sources.map(\.rawValue).joined(separator: ", ") + (entry.sources.count == 1 ? " *" : "")
        let cells = [entry.control, entry.state, entry.property, entry.lightText, dark, sources]
        return "| \(cells.joined(separator: " | ")) |"
    }
}
