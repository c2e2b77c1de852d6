import UIKit
import Viewer

/// What is seen of a document at first.
enum DocumentStart: Equatable {
    case beginning
    /// A line, the first of which is 1.
    case line(Int)
    /// The end, wherever it comes to be.
    case end

    @MainActor
    func makeViewController(_ document: any Document) -> DocumentViewController {
        let controller = DocumentViewController(document, follows: self == .end)
        if case .line(let line) = self { controller.show(line: line) }
        return controller
    }
}
