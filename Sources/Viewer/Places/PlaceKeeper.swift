import Documents
import Foundation
import UIKit

/// Brings the reader of a document back to where he left it, and remembers where he leaves it.
@MainActor
package final class PlaceKeeper {
    private let folder: PlaceFolder
    private let path: FilePath
    /// Where he was, as far as that is still to be restored.
    lazy var pending = PendingPlace((restores ? folder.place(ofDocumentAt: path) : nil) ?? ReadingPlace())
    private let restores: Bool
    private var kept: ReadingPlace?
    /// What is known of open rows, so that none is read anew each time.
    private var known: [Int: ReadingPlace.Row] = [:]
    // Set once, by the main actor, before anybody else can let go of this.
    nonisolated(unsafe) private var ending: (any NSObjectProtocol)?

    /// - Parameters:
    ///   - source: where the document comes from.
    ///   - restores: whether to begin where it was left.
    /// - Returns: `nil` for what is no file, and cannot be opened a second time.
    package init?(_ folder: PlaceFolder, of source: DocumentSource, restores: Bool) {
        guard let path = source.lastingPath else { return nil }
        (self.folder, self.path, self.restores) = (folder, path, restores)
    }

    deinit {
        if let ending { NotificationCenter.default.removeObserver(ending) }
    }

    /// Calls `body` when the application ends.
    func onEnd(_ body: @escaping @MainActor () -> Void) {
        ending = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification,
            object: nil,
            queue: nil
        ) { _ in MainActor.assumeIsolated(body) }
    }

    /// What tells a row from others; `nil` if it has gone.
    func identity(ofRow index: Int, _ row: (Int) -> DocumentRow) -> ReadingPlace.Row? {
        if let row = known[index] { return row }
        let identity = ReadingPlace.Row(index: index, row(index))
        known[index] = identity
        return identity
    }

    /// Forgets what rows from one on were.
    func forgetRows(from index: Int) {
        known = known.filter { $0.key < index }
    }

    /// Forgets everything: these are other rows.
    func forgetEverything() {
        known = [:]
        pending = PendingPlace(ReadingPlace())
    }

    /// Remembers a place, if it is another one than before.
    func keep(_ place: ReadingPlace) {
        guard place != kept else { return }
        kept = place
        // Rows that were closed are not asked for soon.
        known = known.filter { row in place.open.contains { $0.index == row.key } }
        folder.keep(place, ofDocumentAt: path)
    }
}

extension DocumentSource {
    /// The path that leads to the same file next time, without links; `nil` for what is no file.
    fileprivate var lastingPath: FilePath? {
        guard case .file(let path) = self, let real = path.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(real) }
        var status = stat()
        guard stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return FilePath(bytes: UnsafeBufferPointer(start: real, count: strlen(real)).lazy.map { UInt8(bitPattern: $0) })
    }
}
