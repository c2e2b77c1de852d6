import Foundation
import Testing
import Toolchain

/// Tests that the sources search sorted collections by `partitioningIndex(where:)` only.
@Suite struct BinarySearchTests {
    /// The files that bisect something else: numbers that aren't whole, or a search that keeps what it has found.
    private static let exceptions: Set = [
        "CoreGraphics/Path/Segments/CubicCurve+Length.swift",
        "CoreGraphics/Path/Segments/PathSegments+Geometry.swift",
        "Documents/Rows/Styles/TerminalStyle.swift",
        "Motion/Curves/DampedOscillator.swift",
        "Motion/Curves/Spring+Settling.swift",
        "QuartzCore/Animations/AnimationTimeline.swift",
        "TextLayout/Breaking/TabbedTruncation.swift",
        "UIKit/Base/Text/Fitting/LabelText+Fitting.swift",
    ]

    @Test func modulesHaveNoOtherBinarySearch() throws {
        let sources = Command.repository.appending(path: "Sources")
        var found: Set<String> = []
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            guard Self.bisects(try String(contentsOf: file, encoding: .utf8)) else { continue }
            found.insert(String(file.path.dropFirst(sources.path.count + 1)))
        }
        for file in found.subtracting(Self.exceptions).sorted() {
            Issue.record("Sources/\(file) bisects by itself: partitioningIndex(where:) searches sorted collections")
        }
        for file in Self.exceptions.subtracting(found).sorted() { Issue.record("\(file) needs no exception") }
    }

    @Test(
        arguments: [
            ("let middle = (low + high) / 2", true), ("let middle = low + (high - low) / 2", true),
            ("let mid = (first + last) >> 1", true), ("let x = (frame.width - size.width) / 2", false),
            ("let middle = CGPoint(x: frame.midX, y: 0)", false), ("/// let middle = (low + high) / 2", false),
        ]
    ) func middlesOfTwoBoundsAreFound(line: String, bisects: Bool) {
        #expect(Self.bisects("func search() {\n    \(line)\n}") == bisects)
    }

    private static func bisects(_ source: String) -> Bool {
        let middle = /(?m)^ *let \w+ = (\((low|first|lower) \+ (high|last|upper)\)|low \+ \(\w+ - low\)) (\/ 2|>> 1)/
        return source.contains(middle)
    }
}
