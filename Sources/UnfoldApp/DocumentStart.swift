import Documents
import UIKit
import Viewer

/// The part of a document that is shown initially.
enum DocumentStart: Equatable {
    case beginning
    /// A line. The first line is 1.
    case line(Int)
    /// The value at a path.
    case path(RowPath)
    /// The first row that a regular expression matches.
    case match(String)
    /// The end, also while it moves.
    case end

    /// - Parameter keeper: Restores and keeps the place. Pass it only for a document that is shown from its beginning.
    @MainActor
    func makeViewController(_ document: any Document, keeper: PlaceKeeper? = nil) -> DocumentViewController {
        let controller = DocumentViewController(document, follows: self == .end)
        if let keeper { controller.keepPlace(with: keeper) }
        switch self {
        case .line(let line): controller.show(line: line)
        case .path(let path): controller.show(path)
        case .match(let pattern): controller.find(pattern)
        case .beginning, .end: break
        }
        return controller
    }
}
