import Testing

@testable import UIKit

/// Tests that invalid changes of a snapshot stop the program with UIKit's messages.
struct SnapshotRulesTests {
    private static func start() -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2], toSection: "A")
        return snapshot
    }

    private static let refusals:
        [(words: String, change: @Sendable (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void)] = [
            (
                "There are currently no sections in the data source. Please add a section first.",
                {
                    $0.deleteAllItems(); $0.appendItems([1])
                }
            ),
            (
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    4\n)}",
                { $0.appendItems([4, 5, 4]) }
            ),
            ("Fatal: supplied section identifiers are not unique.", { $0.appendSections(["C", "C"]) }),
            (
                "insert or append 1 section identifier that already exists in the snapshot",
                { $0.appendSections(["C", "B"]) }
            ),
            (
                "insert or append 2 section identifiers that already exist in the snapshot",
                {
                    $0.appendSections(["C"])
                    $0.insertSections(["A", "B"], afterSection: "C")
                }
            ),
            ("Invalid parameter not satisfying: section != NSNotFound", { $0.appendItems([3], toSection: "Z") }),
            ("Invalid parameter not satisfying: section != NSNotFound", { $0.insertItems([3], beforeItem: 9) }),
            (
                "Invalid parameter not satisfying: insertIndex != NSNotFound",
                { $0.insertSections(["C"], beforeSection: "Z") }
            ),
            ("Invalid parameter not satisfying: fromIndex != NSNotFound", { $0.moveItem(9, afterItem: 1) }),
            ("Invalid parameter not satisfying: toIndex != NSNotFound", { $0.moveItem(1, afterItem: 9) }),
            ("Invalid parameter not satisfying: fromSection != NSNotFound", { $0.moveSection("Z", afterSection: "A") }),
            ("Invalid parameter not satisfying: toSection != NSNotFound", { $0.moveSection("A", beforeSection: "Z") }),
            (
                "destination for insertion operation [1] is in the insertion identifier list",
                { $0.insertItems([3, 1], afterItem: 1) }
            ),
            ("destination for move operation [1] is in the move identifier list", { $0.moveItem(1, beforeItem: 1) }),
            ("Attempted to reload item identifier that does not exist in the snapshot: 9", { $0.reloadItems([1, 9]) }),
            (
                "Attempted to reload section identifier that does not exist in the snapshot: Z",
                { $0.reloadSections(["Z"]) }
            ),
            (
                "Attempted to reconfigure item identifier that does not exist in the snapshot: 9",
                { $0.reconfigureItems([9]) }
            ),
            (
                "Section identifier was not found. You can verify the section exists",
                { _ = $0.numberOfItems(inSection: "Z") }
            ),
            (
                "Section identifier was not found. You can verify the section exists",
                { _ = $0.itemIdentifiers(inSection: "Z") }
            ),
        ]

    @Test(arguments: refusals.indices)
    func impossibleChangesStop(index: Int) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
            var snapshot = Self.start()
            Self.refusals[index].change(&snapshot)
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains(Self.refusals[index].words), "\(message)")
    }

    @Test func missingItemsAreIgnoredWhenDeleted() {
        var snapshot = Self.start()
        snapshot.deleteItems([7, 1, 1])
        snapshot.deleteSections(["Z", "B", "B"])
        #expect(snapshot.itemIdentifiers == [2] && snapshot.sectionIdentifiers == ["A"])
    }
}
