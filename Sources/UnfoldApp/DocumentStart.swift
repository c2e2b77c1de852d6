import Documents
import UIKit
import Viewer

/// What is seen of a document at first.
enum DocumentStart: Equatable {
    case beginning
    /// A line, the first of which is 1.
    case line(Int)
    /// The first row that a regular expression matches.
    case match(String)
    /// The end, wherever it comes to be.
    case end

    /// - Parameter keeper: who remembers where the document is left. None but at the beginning.
    @MainActor
    func makeViewController(_ document: any Document, keeper: PlaceKeeper? = nil) -> DocumentViewController {
        let controller = DocumentViewController(document, follows: self == .end)
        if let keeper { controller.keepPlace(with: keeper) }
        switch self {
        case .line(let line): controller.show(line: line)
        case .match(let pattern): controller.find(pattern)
        case .beginning, .end: break
        }
        return controller
    }
}
