import Documents
import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting
import Unfold
import Viewer

/// Simulates a user who presses any keys in the viewer, in windows of any size, while other programs change the file.
///
/// At rest the rows on the screen are laid out as the table says. Escape always leads back to all rows: no bar, no
/// condition and no list of keys is left, and the rows are those of the document and of open rows, in order, and read
/// as in a viewer that is opened then.
package final class ViewerKeysFuzzer: Fuzzer {
    package static let name = "viewer-keys"

    /// The number of things that Escape may have to end: a search, the list of keys, a bar, a condition.
    private static let escapeLimit = 6
    private let setup: ViewerSetup
    private let file: ScratchFile
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let document: SteppedDocument?
    private let controller: DocumentViewController?
    private var isAtRest = false
    private var hasLeft = false
    /// Whether the document follows its file, from the beginning or since a key. The table may follow it no longer.
    private var hasFollowed: Bool
    private var screenFlaw: Flaw?

    package static func drawSetup(using generator: inout SeededGenerator) -> ViewerSetup {
        ViewerSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> ViewerKeyStep {
        ViewerKeyStep(using: &generator)
    }

    package init(_ setup: ViewerSetup) {
        self.setup = setup
        hasFollowed = setup.follows
        file = ScratchFile(setup.file.contents)
        // A file that can't be opened is refused with an error message.
        document = try? Self.open(file, setup)
        controller = document.map { DocumentViewController($0.document, follows: setup.follows) }
        guard let document, let controller else { return }
        screen.onFailure = { [weak self] in self?.screenFlaw = Flaw("the screen comes to rest", $0) }
        controller.startSearch = { try InstantSearch($0, in: document) }
        screen.show(controller)
        screen.settle()
    }

    private static func open(_ file: ScratchFile, _ setup: ViewerSetup) throws -> SteppedDocument {
        try SteppedDocument(
            .file(path: file.path),
            as: setup.documentFormat,
            follows: setup.follows,
            windowSize: max(1, setup.windowSize)
        )
    }

    package var objectsInUse: [AnyObject] { screen.window.viewsInside }

    package var watchedObjects: [WatchedObject] {
        guard let controller, let document else { return [] }
        return [WatchedObject("the controller", controller), WatchedObject("the document", document.document)]
            + controller.tableView.visibleCells.map { WatchedObject("a cell", $0) }
    }

    package func tearDown() {
        screen.window.rootViewController = nil
        screen.settle()
    }

    // MARK: Steps

    package func perform(_ step: ViewerKeyStep) {
        guard let controller, let document else { return }
        (isAtRest, hasLeft) = (false, false)
        defer { hasFollowed = hasFollowed || controller.follows }
        switch step {
        case .type(let text): screen.type(text)
        case .arrow(let up): screen.press(up ? .keyboardUpArrow : .keyboardDownArrow)
        case .extend(let up): screen.press(up ? .keyboardUpArrow : .keyboardDownArrow, modifiers: .shift)
        case .tab: screen.press(.keyboardTab)
        case .page(let down): screen.press(down ? .keyboardPageDown : .keyboardPageUp)
        case .end(let isEnd): screen.press(isEnd ? .keyboardEnd : .keyboardHome)
        case .accept: screen.press(.keyboardReturnOrEnter)
        case .escape: screen.press(.keyboardEscape)
        case .leave: leave()
        case .resize(let width, let height):
            // A shorter program may have sides of 0, which no screen has.
            screen.resize(to: CGSize(width: max(1, width), height: max(1, height)))
        case .advance(let milliseconds): screen.advance(by: Double(milliseconds) / 1000)
        case .settle: settle()
        case .step: document.step()
        case .append(let pieces): file.append(pieces.contents)
        case .truncate(let part): file.truncate(toPercent: part)
        case .rewrite(let pieces): file.rewrite(pieces.contents)
        case .replace(let pieces): file.replace(pieces.contents)
        }
    }

    private func settle() {
        document?.catchUp()
        screen.settle()
        document?.catchUp()
        screen.settle()
        isAtRest = true
    }

    private func leave() {
        for _ in 0..<Self.escapeLimit {
            screen.press(.keyboardEscape)
            screen.settle()
        }
        settle()
        hasLeft = true
    }

    // MARK: Laws

    package func flaw() -> Flaw? {
        if let screenFlaw { return screenFlaw }
        guard isAtRest, let controller, let document else { return nil }
        let laws = ViewerLaws(controller, document.document)
        if let flaw = laws.flaw { return flaw }
        guard hasLeft else { return nil }
        if controller.presentedViewController != nil { return Flaw("Escape leads back", "the list of keys is shown") }
        if controller.isSearching { return Flaw("Escape leads back", "something is looked for") }
        // A document that isn't followed keeps offsets that the file may not have.
        guard hasFollowed || !file.isChanged else { return nil }
        return laws.outlineFlaw ?? DocumentLaws(document.document).flaw ?? freshFlaw()
    }

    /// Returns a flaw if a newly opened document has other rows, or if a viewer that opens it shows something else.
    private func freshFlaw() -> Flaw? {
        guard let controller, let document else { return nil }
        var setup = setup
        setup.follows = hasFollowed
        guard let fresh = try? Self.open(file, setup) else { return nil }
        fresh.catchUp()
        return DocumentLaws(document.document).flaw(comparedWith: fresh.document)
            ?? ViewerLaws(controller, document.document)
            .flaw(comparedWithNewViewerOf: fresh.document, includesColors: true) { screen.settle() }
    }
}
