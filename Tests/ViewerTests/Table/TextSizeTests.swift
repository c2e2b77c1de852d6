import Testing
import UIKit
import UIKitTesting

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Tests the texts of the viewer in the user's text size.
    @Suite @MainActor final class TextSizeTests {
        private let screen = TestScreen(size: CGSize(width: 390, height: 600))
        private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

        private func open(_ text: String, as format: FormatName) throws -> DocumentViewController {
            try Data(text.utf8).write(to: folder)
            defer { try? FileManager.default.removeItem(at: folder) }
            let controller = DocumentViewController(try DocumentSource.file(path: folder.path).open(as: format))
            screen.show(controller)
            screen.settle()
            return controller
        }

        private func setTextSize(_ category: UIContentSizeCategory) {
            UIScreen.main.setTraits(UIScreen.main.traits.modifyingTraits { $0.preferredContentSizeCategory = category })
            screen.settle()
        }

        /// Returns the visible labels with a text inside a view, from top to bottom.
        private func labels(in view: UIView) -> [UILabel] {
            if view.isHidden { return [] }
            // A sign in the margin, which does not grow.
            if view is SeveritySign { return [] }
            if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
            return view.subviews.flatMap(labels)
        }

        /// At 150 % each text of the rows is larger, and nothing of it is cut off.
        @Test(arguments: [FormatName.jsonLines, .csv, .log, .text])
        func everyTextFollowsAndNothingIsCutOff(_ format: FormatName) throws {
            let line =
                switch format {
                case .jsonLines: "{\"name\": \"Ann\", \"note\": \"a note that goes on and on and on and on and on\"}\n"
                case .csv: "one,two,three and more of it that goes on and on and on and on and on\n"
                case .log: "2026-01-01 12:00:00 ERROR it goes on and on and on and on and on and on\n  at a\n  at b\n"
                default: "Words that go on and on and on and on and on and on and on and on.\n\n"
                }
            let controller = try open(String(repeating: line, count: 40), as: format)
            let table = controller.tableView
            screen.tap(try #require(table.visibleCells.first))
            screen.settle()
            let before = try #require(table.visibleCells.first)
            let sizes = labels(in: before.contentView).map(\.font.pointSize)
            let height = before.frame.height
            try #require(!sizes.isEmpty)

            setTextSize(.accessibilityMedium)
            let after = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            let larger = labels(in: after.contentView).map(\.font.pointSize)
            #expect(larger.count == sizes.count)
            for (old, new) in zip(sizes, larger) { #expect(new > old * 1.3, "\(old) became \(new)") }
            // The padding keeps its size.
            #expect(after.frame.height > height * 1.2)
            for cell in table.visibleCells {
                for label in labels(in: cell.contentView) where label.numberOfLines == 0 {
                    let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
                    #expect(label.sizeThatFits(room).height <= label.bounds.height + 0.5, "\(label.text ?? "")")
                }
            }

            setTextSize(.large)
            let again = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(labels(in: again.contentView).map(\.font.pointSize) == sizes)
            #expect(again.frame.height == height)
        }
    }
}
