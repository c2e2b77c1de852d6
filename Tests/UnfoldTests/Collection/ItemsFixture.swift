import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// A collection view of notes on a screen of 320 by 480 points, at 120 frames per second.
@MainActor
struct ItemsFixture {
    let screen: TestScreen
    let items: ItemsController
    let collection: UICollectionView
    var expander: RowExpander<Note.ID> { items.expander }

    init(
        _ kind: ItemsLayout,
        _ sections: [[Note]] = [NotesFixture.mixed(60)],
        policy: ExpansionPolicy = .independent,
        scope: ExpansionScope<Note.ID> = .table,
        conduct: PlatformConduct = .kind,
        remedies: PlatformRemedies = .all
    ) throws {
        screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        screen.framesPerSecond = 120
        items = ItemsController(sections, kind, policy: policy, scope: scope)
        collection = try #require(items.collectionView)
        items.expander.remedies = remedies
        screen.show(items)
        screen.settle()
    }

    func cell(_ item: Int, section: Int = 0) throws -> NoteItem {
        try #require(collection.cellForItem(at: [section, item]) as? NoteItem)
    }

    /// Returns where an item is seen.
    func frame(_ item: Int, section: Int = 0) throws -> CGRect {
        screen.presentedFrame(of: try cell(item, section: section))
    }

    func tap(_ item: Int, section: Int = 0) throws {
        screen.tap(try cell(item, section: section))
    }

    func isOpen(_ item: Int) -> Bool { expander[item] == .expanded }

    /// Unfolds an item and waits until everything is at rest.
    func open(_ item: Int) {
        expander.set(.expanded, for: item, animated: false)
        screen.settle()
    }

    func scroll(to offset: CGFloat) {
        collection.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
        screen.settle()
    }

    /// Returns a flaw of the items on the screen: a gap, an overlap, a text that is cut, or an appearance that doesn't
    /// match the item.
    ///
    /// - Parameters:
    ///   - isAtRest: Whether all motions have ended.
    ///   - entering: The items that have come into view since an earlier motion began, which may be a few points off.
    func flaw(isAtRest: Bool = true, entering: Set<Int> = []) -> String? {
        var last: (section: Int, bottom: CGFloat)?
        let gap: CGFloat = items.kind == .flow || items.kind == .estimatedRows ? 4 : 0
        for path in collection.indexPathsForVisibleItems.sorted() {
            guard let cell = collection.cellForItem(at: path) as? NoteItem else { return "no cell at \(path)" }
            let frame = screen.presentedFrame(of: cell)
            let slack: CGFloat = entering.contains(path.item) ? 4 : 0.6
            if let last, last.section == path.section, abs(frame.minY - last.bottom - gap) > slack {
                return "item \(path.item) begins at \(frame.minY), not \(last.bottom + gap)"
            }
            last = (path.section, frame.maxY)
            let note = items.sections[path.section][path.item]
            if cell.message.text != note.text { return "item \(path.item) shows another text" }
            let isOpen = expander[note.id] == .expanded
            if (cell.message.numberOfLines == 0) != isOpen { return "item \(path.item) looks like another state" }
            guard isAtRest else { continue }
            let wanted = isOpen ? note.lines : min(note.lines, NoteItem.foldedLines)
            let height = cell.message.font.lineHeight * CGFloat(wanted)
            if abs(cell.message.bounds.height - height) > 1.1 {
                return "item \(path.item) shows \(cell.message.bounds.height) points of \(height)"
            }
        }
        let end = collection.contentSize.height + collection.adjustedContentInset.bottom
        if isAtRest, collection.contentSize.height > collection.bounds.height, collection.bounds.maxY > end + 0.01 {
            return "blank space at the end"
        }
        return nil
    }
}
