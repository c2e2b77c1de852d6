import Documents
import Foundation
import UIKit

/// The place of one document in the folder of places.
@MainActor
package final class PlaceKeeper {
    private let folder: PlaceFolder
    private let path: FilePath
    /// The last place, as far as it is still to be restored.
    lazy var pending = PendingPlace((restores ? folder.place(ofDocumentAt: path) : nil) ?? ReadingPlace())
    private let restores: Bool
    private var kept: ReadingPlace?
    /// The identities of unfolded rows, so that they are not read again each time.
    private var known: [Int: ReadingPlace.Row] = [:]
    // Written once, on the main actor, before the object can be released elsewhere.
    nonisolated(unsafe) private var ending: (any NSObjectProtocol)?

    /// - Parameters:
    ///   - source: The origin of the document.
    ///   - restores: Whether the document begins at the place at which it was left.
    /// - Returns: `nil` for a source that is not a file, and so cannot be opened again.
    package init?(_ folder: PlaceFolder, of source: DocumentSource, restores: Bool) {
        guard let path = source.lastingPath else { return nil }
        (self.folder, self.path, self.restores) = (folder, path, restores)
    }

    deinit {
        if let ending { NotificationCenter.default.removeObserver(ending) }
    }

    /// Calls `body` when the application terminates.
    func onEnd(_ body: @escaping @MainActor () -> Void) {
        ending = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification,
            object: nil,
            queue: nil
        ) { _ in MainActor.assumeIsolated(body) }
    }

    /// Returns the identity of a row; `nil` if the row has disappeared.
    func identity(ofRow index: Int, _ row: (Int) -> DocumentRow) -> ReadingPlace.Row? {
        if let row = known[index] { return row }
        let identity = ReadingPlace.Row(index: index, row(index))
        known[index] = identity
        return identity
    }

    /// Forgets the identities of the rows from an index on.
    func forgetRows(from index: Int) {
        known = known.filter { $0.key < index }
    }

    /// Forgets everything, because the rows are different ones.
    func forgetEverything() {
        known = [:]
        pending = PendingPlace(ReadingPlace())
    }

    /// Keeps a place, if it differs from the last one.
    func keep(_ place: ReadingPlace) {
        guard place != kept else { return }
        kept = place
        // Rows that were folded since are rarely needed soon.
        known = known.filter { row in place.open.contains { $0.index == row.key } }
        folder.keep(place, ofDocumentAt: path)
    }
}

extension DocumentSource {
    /// The path that leads to the same file next time, without symbolic links; `nil` for a source that is not a file.
    fileprivate var lastingPath: FilePath? {
        guard case .file(let path) = self, let real = path.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(real) }
        var status = stat()
        guard stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return FilePath(bytes: UnsafeBufferPointer(start: real, count: strlen(real)).lazy.map { UInt8(bitPattern: $0) })
    }
}
