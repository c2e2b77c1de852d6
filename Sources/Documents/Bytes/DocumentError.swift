import FoundationEssentials

/// The reason why a file cannot be shown at all. A flaw of a single row is that row's `problem`.
package struct DocumentError: Error, Hashable, CustomStringConvertible, LocalizedError {
    package enum Reason: Sendable, Hashable {
        case notFound, folder, noPermission, notAFile, unreadable, encoding, format
    }

    package var reason: Reason
    /// The file as the user named it.
    package var name: String
    /// The problem, as the rest of a sentence that begins with the file's name.
    package var problem: String
    /// The remedy for the user, as a sentence.
    package var remedy: String

    package var description: String { "\(name): \(problem). \(remedy)" }
    package var errorDescription: String? { description }
    package var recoverySuggestion: String? { remedy }
}
