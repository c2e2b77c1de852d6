import Documents
import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting
import Unfold
import Viewer

/// Simulates a user who reads a file with any contents that other programs change. At rest, the viewer
/// shows what a newly opened one shows in the same state, and lays out no more text than is visible.
package final class ViewerFuzzer: Fuzzer {
    package static let name = "viewer"

    private static let size = CGSize(width: 320, height: 480)
    private let setup: ViewerSetup
    private let file: ScratchFile
    private let screen = TestScreen(size: size, scale: 1)
    private let document: SteppedDocument?
    private let controller: DocumentViewController?
    /// Whether the document is completely indexed and nothing moves.
    private var isAtRest = false
    private var searchFlaw: Flaw?
    private var screenFlaw: Flaw?

    package static func drawSetup(using generator: inout SeededGenerator) -> ViewerSetup {
        ViewerSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> ViewerStep {
        ViewerStep(using: &generator)
    }

    package init(_ setup: ViewerSetup) {
        self.setup = setup
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
        let source = DocumentSource.file(path: file.path)
        return try SteppedDocument(
            source,
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

    package func perform(_ step: ViewerStep) {
        guard let controller, let document else { return }
        isAtRest = false
        let table = controller.tableView
        switch step {
        case .scroll(let y): table.contentOffset.y = min(CGFloat(y), max(0, table.contentSize.height - 480))
        case .fling(let distance):
            let point = CGPoint(x: 100, y: 240)
            screen.scroll(by: CGVector(dx: 0, dy: CGFloat(distance)), at: point, duration: 0.1, flings: true)
        case .jump(let row, let position):
            let position = UITableView.ScrollPosition(rawValue: position) ?? .none
            if let path = path(row) { table.scrollToRow(at: path, at: position, animated: false) }
        case .showLine(let line): controller.show(line: line)
        case .toggle(let row): if let path = path(row) { controller.tableView(table, didSelectRowAt: path) }
        case .tap(let y): screen.tap(at: CGPoint(x: 100, y: CGFloat(y)))
        case .find(let pattern): find(pattern, controller)
        case .findNext: screen.press(.keyboardF3)
        case .findPrevious: screen.press(.keyboardF3, modifiers: .shift)
        case .closeBar: screen.press(.keyboardEscape)
        case .setWidth(let width): screen.resize(to: CGSize(width: max(100, width), height: 480))
        case .advance(let milliseconds): screen.advance(by: Double(milliseconds) / 1000)
        case .settle: settle()
        case .step: document.step()
        case .append(let pieces): file.append(pieces.contents)
        case .truncate(let part): file.truncate(toPercent: part)
        case .rewrite(let pieces): file.rewrite(pieces.contents)
        case .replace(let pieces): file.replace(pieces.contents)
        case .remove: file.remove()
        }
    }

    private func path(_ row: Int) -> IndexPath? {
        let count = controller?.tableView.numberOfRows(inSection: 0) ?? 0
        return count > 0 ? IndexPath(row: abs(row) % count, section: 0) : nil
    }

    private func settle() {
        document?.catchUp()
        screen.settle()
        document?.catchUp()
        screen.settle()
        isAtRest = true
    }

    private func find(_ text: String, _ controller: DocumentViewController) {
        controller.find(text)
        // If the document isn't followed, the file may have different bytes.
        guard isCurrent else { return }
        searchFlaw = document.flatMap { SearchModel(text, of: file.contents)?.flaw(in: $0) }
    }

    // MARK: Laws

    package func flaw() -> Flaw? {
        if let flaw = searchFlaw ?? screenFlaw { return flaw }
        guard isAtRest, let controller, let document else { return nil }
        // A document that isn't followed keeps offsets that the file may not have.
        guard isCurrent else { return ViewerLaws(controller, document.document).flaw }
        let laws = ViewerLaws(controller, document.document)
        return DocumentLaws(document.document).flaw ?? laws.flaw ?? laws.outlineFlaw ?? freshFlaw()
    }

    /// Whether the document must equal the current file.
    private var isCurrent: Bool { file.exists && (setup.follows || !file.isChanged) }

    /// Returns a flaw if a newly opened viewer in the same state shows something else.
    private func freshFlaw() -> Flaw? {
        guard let controller, let document, let fresh = try? Self.open(file, setup)
        else { return nil }
        fresh.catchUp()
        if let flaw = DocumentLaws(document.document).flaw(comparedWith: fresh.document) { return flaw }
        return ViewerLaws(controller, document.document)
            .flaw(comparedWithNewViewerOf: fresh.document, includesColors: false) { screen.settle() }
    }
}
