import ConfinedFiles
import Documents
import UIKit
import Viewer

/// The part of a document that is shown, and how.
struct DocumentView: Equatable {
    var start = DocumentStart.beginning
    /// The condition that rows meet; `nil` for all rows.
    var condition: String?
    /// The number of rows that are shown before and after each of these.
    var context = 0
    /// The names of the columns; `nil` for all columns.
    var columns: [String]?
    /// The path of the file, for an editor; `nil` if there is none.
    var file: String?

    /// The conditions that the user has used last, in any window.
    @MainActor private static let recentFilters = RecentFilters(keptIn: .state())

    /// - Parameter keeper: Restores and keeps the place. Pass it only for a document that is shown from its beginning.
    @MainActor
    func makeViewController(_ document: any Document, keeper: PlaceKeeper? = nil) -> DocumentViewController {
        // Another process may have another choice by now.
        DensityChoice.shared.keep(in: .state())
        let controller = start.makeViewController(document, keeper: keeper)
        controller.file = file
        controller.closeWindow = { UIScreen.main.host?.close() }
        controller.recentFilters = Self.recentFilters
        if let columns { controller.showColumns(columns) }
        if let condition { controller.filter(condition, context: context) }
        return controller
    }
}
