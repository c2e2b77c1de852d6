import Foundation

/// The snapshot that the view of a data source shows.
struct ShownSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Submission = SnapshotSubmissions<Section, Item>.Submission

    /// The sections and items.
    private(set) var content = SnapshotContent<Section, Item>()
    /// The number of the submission.
    private var number = 0

    /// Whether no snapshot was shown yet.
    var isFirst: Bool { number == 0 }

    var numberOfSections: Int { content.numberOfSections }

    /// Takes the place of the previous snapshot.
    mutating func note(_ submission: Submission) {
        content = submission.snapshot.content
        number = submission.number
    }

    /// Returns the changes to the snapshot of a submission.
    ///
    /// A difference from a background queue is valid only if the view shows the snapshot that it was computed from.
    func difference(to submission: Submission) -> SnapshotDifference {
        let compared = submission.number == number + 1 ? submission.difference : nil
        return compared ?? SnapshotComparison.difference(from: content, to: submission.snapshot)
    }

    /// Returns the item at an index path; `nil` if there is none.
    func item(at indexPath: IndexPath) -> Item? {
        guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath[0]) else { return nil }
        let items = content.items(inSection: indexPath[0])
        return (0..<items.count).contains(indexPath[1]) ? items[indexPath[1]] : nil
    }

    /// Returns the index path of an item; `nil` if it is not shown.
    func indexPath(of item: Item) -> IndexPath? {
        content.place(of: item).map { [$0.section, $0.row] }
    }

    /// Returns the section at an index; `nil` if there is none.
    func section(at index: Int) -> Section? {
        (0..<numberOfSections).contains(index) ? content.section(at: index) : nil
    }

    /// Returns the index of a section; `nil` if it is not shown.
    func index(of section: Section) -> Int? { content.index(ofSection: section) }
}
