import Foundation

/// Why a file cannot be shown at all. What is wrong with one row only is that row's `problem`.
package struct DocumentError: Error, Hashable, CustomStringConvertible, LocalizedError {
    package enum Reason: Sendable, Hashable {
        case notFound, folder, noPermission, notAFile, unreadable, encoding
    }

    package var reason: Reason
    /// The file as the user named it.
    package var name: String
    /// What is wrong, as the rest of a sentence that begins with the file's name.
    package var problem: String
    /// What the user can do about it, as a sentence.
    package var remedy: String

    package var description: String { "\(name): \(problem). \(remedy)" }
    package var errorDescription: String? { description }
    package var recoverySuggestion: String? { remedy }
}
