import Foundation
import SeededRandom
import TemporaryFolder
import Testing
import Toolchain
import UIKitTesting

@testable import Documents
@testable import UIKit
@testable import Viewer

extension ViewerScreenTests {
    /// Each copied path leads to its value in its own language. On 1,000 leaves, at least.
    @Suite @MainActor struct CopiedPathTests {
        /// A leaf of a document: its path and its value.
        private struct Leaf {
            let path: JSONPath
            let value: String
        }

        /// Returns the leaves of a document, as the rows of a viewer in which everything is unfolded have them.
        private func leaves(of document: OddJSON) throws -> [Leaf] {
            let folder = try TemporaryFolder()
            let file = try folder.file("data.json", Data(document.text.utf8))
            let controller = DocumentViewController(try DocumentSource.file(path: file).open(as: .json))
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            screen.show(controller)
            screen.settle()
            screen.press(.keyboard9)
            screen.settle()
            let rows = 0..<controller.tableView.numberOfRows(inSection: 0)
            return rows.compactMap { row in
                guard let path = controller.copier.path(ofRow: row), let value = controller.copier.json(ofRow: row),
                    !value.hasPrefix("{"), !value.hasPrefix("[")
                else { return nil }
                return Leaf(path: path, value: value)
            }
        }

        @Test(arguments: 1...8 as ClosedRange<UInt64>)
        func copiedPathsFindTheirValues(seed: UInt64) throws {
            var generator = OddJSONGenerator(seed: seed)
            let document = generator.document(leaves: 125)
            let leaves = try leaves(of: document)
            // The values are different numbers, so a path that leads elsewhere is noticed.
            let wanted = leaves.map(\.value)
            #expect(Set(wanted).count == generator.numberOfLeaves, "seed \(seed)")
            for language in PathLanguage.all where language.isInstalled {
                let found = try language.values(of: leaves.map { $0.path.text(language.syntax) }, in: document)
                #expect(found == wanted, "seed \(seed), \(language.syntax)")
            }
        }
    }
}
