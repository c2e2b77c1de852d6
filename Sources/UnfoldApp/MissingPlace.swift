import Documents
import Foundation

/// The error of a document that doesn't have the place with which it should begin.
struct MissingPlace: Error, Equatable, CustomStringConvertible {
    let description: String

    /// Throws an error if a document doesn't have a place. Lines after the end lead to the last row.
    ///
    /// A recording can't show the message that a window shows. Waits for a search of the whole document.
    @MainActor
    static func check(_ start: DocumentStart, in document: any Document) throws {
        var result: Result<Void, any Error>?
        let search = Task { @MainActor in
            do {
                try await check(start, in: document)
                result = .success(())
            } catch {
                result = .failure(error)
            }
        }
        defer { search.cancel() }
        while result == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
        try result?.get()
    }

    @MainActor
    private static func check(_ start: DocumentStart, in document: any Document) async throws {
        switch start {
        case .path(let path):
            do {
                _ = try await document.find(path)
            } catch {
                let reason = "\(error)"
                let title = reason.hasPrefix(document.title) ? "" : "\(document.title): "
                throw MissingPlace(description: "\(title)--path: \(reason).")
            }
        case .match(let pattern):
            let match = try await document.findMatch(
                SearchPattern(pattern, in: document.format),
                from: 0,
                .forward,
                progress: nil
            )
            guard match == nil else { return }
            throw MissingPlace(description: "\(document.title): --find: nothing matches “\(pattern)”.")
        case .beginning, .line, .end: break
        }
    }
}
