import Documents
import Reader
import UIKit
import Unfold

extension DocumentViewController {
    /// Unfolds the only row of a document, such as the heading of a text or the root of a tree, as soon as it is known
    /// that there are no others. A row that the user has folded stays folded.
    func unfoldOnlyRow(_ state: DocumentState) {
        guard mayUnfoldOnlyRow, state.rowCount > 0 else { return }
        let isComplete = !state.isIndexing || state.isWaiting
        guard state.rowCount == 1 else { return mayUnfoldOnlyRow = false }
        guard isComplete else { return }
        mayUnfoldOnlyRow = false
        let isKept = placeTracker?.isRestored == false
        guard document.format.hasRoot, !isKept, expander.state.unfolded.isEmpty,
            document.row(at: 0).inside != nil
        else { return }
        expander.set(.expanded, for: DocumentRowID(index: 0), animated: false)
    }
}
