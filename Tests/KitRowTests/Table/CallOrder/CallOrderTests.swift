import Foundation
import Testing
import UIKit
import UIKitTesting

/// Compares the calls of a table with those in `docs/table-calls.md`, scenario by scenario.
@MainActor struct CallOrderTests {
    /// The scenarios by their headings in the page.
    private static let scenarios: [(heading: String, run: @MainActor () -> [String])] = [
        ("Select a row", { CallRecorder().calls { $0.tap(row: 1) } }),
        (
            "Select another row",
            {
                let recorder = CallRecorder()
                _ = recorder.calls { $0.tap(row: 1) }
                return recorder.calls { $0.tap(row: 3) }
            }
        ),
        (
            "Select several rows with two fingers",
            {
                let recorder = CallRecorder(rows: 3)
                recorder.table.allowsMultipleSelectionDuringEditing = true
                return recorder.calls { $0.sweep(from: 0, to: 2) }
            }
        ),
        ("Begin editing", { CallRecorder(rows: 2).calls { $0.table.setEditing(true, animated: true) } }),
        (
            "Delete a row in the editing mode",
            {
                let recorder = CallRecorder(rows: 2)
                _ = recorder.calls { $0.table.setEditing(true, animated: false) }
                return recorder.calls {
                    $0.screen.tap(at: CGPoint(x: 28, y: 22))
                    $0.screen.settle()
                    $0.screen.tap(at: CGPoint(x: 290, y: 22))
                }
            }
        ),
        (
            "Delete a row by a swipe",
            {
                CallRecorder(rows: 3).calls {
                    $0.swipe(row: 1)
                    $0.screen.settle()
                    $0.screen.tap(at: CGPoint(x: 290, y: 66))
                }
            }
        ),
        (
            "Move a row",
            {
                let recorder = CallRecorder(rows: 4)
                _ = recorder.calls { $0.table.setEditing(true, animated: false) }
                return recorder.calls { $0.move(row: 0, to: 2) }
            }
        ),
        (
            "Prefetch rows",
            {
                let recorder = CallRecorder(rows: 40)
                return recorder.calls {
                    $0.table.prefetchDataSource = $0
                    $0.screen.settle()
                    $0.table.contentOffset.y = 44
                    $0.screen.settle()
                    $0.table.contentOffset.y = 0
                }
            }
        ),
        ("Rotate", { CallRecorder(rows: 40).calls { $0.screen.rotate() } }),
    ]

    @Test func theCallsAreThoseOfThePage() throws {
        let page = try Self.page()
        for (heading, run) in Self.scenarios {
            let calls = run()
            #expect(calls == page[heading], "\(heading):\n\(calls.joined(separator: "\n"))")
        }
    }

    @Test func eachSectionOfThePageIsAScenario() throws {
        #expect(Set(try Self.page().keys) == Set(Self.scenarios.map(\.heading)))
    }

    /// Returns the lines of the code blocks of the page, by the headings above them.
    private static func page() throws -> [String: [String]] {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        let text = try String(contentsOf: folder.appending(path: "docs/table-calls.md"), encoding: .utf8)
        var (blocks, heading, isInside) = ([String: [String]](), "", false)
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("## ") {
                heading = String(line.dropFirst(3))
            } else if line.hasPrefix("```") {
                isInside.toggle()
                if isInside { blocks[heading] = [] }
            } else if isInside {
                blocks[heading]?.append(line)
            }
        }
        return blocks
    }
}

extension CallRecorder {
    fileprivate func tap(row: Int) {
        screen.tap(at: CGPoint(x: 150, y: CGFloat(row) * 44 + 22))
    }

    fileprivate func swipe(row: Int) {
        let y = CGFloat(row) * 44 + 22
        screen.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 110, y: y), duration: 0.4, resting: 0.3)
    }

    fileprivate func move(row: Int, to target: Int) {
        let (from, to) = (CGFloat(row) * 44 + 22, CGFloat(target) * 44 + 22)
        screen.touchDown(at: CGPoint(x: 290, y: from))
        screen.advance(by: 0.1)
        for step in 1...20 {
            screen.touchMove(to: CGPoint(x: 290, y: from + (to - from) * CGFloat(step) / 20))
            screen.advance(by: 1 / 60)
        }
        screen.touchUp()
    }

    fileprivate func sweep(from row: Int, to target: Int) {
        let (from, to) = (CGFloat(row) * 44 + 22, CGFloat(target) * 44 + 22)
        for finger in 1...2 { screen.touchDown(finger, at: CGPoint(x: CGFloat(finger) * 80, y: from)) }
        for step in 1...20 {
            let y = from + (to - from) * CGFloat(step) / 20
            for finger in 1...2 { screen.touchMove(finger, to: CGPoint(x: CGFloat(finger) * 80, y: y)) }
            screen.advance(by: 1 / 60)
        }
        for finger in 1...2 { screen.touchUp(finger) }
    }
}
