import Foundation

/// A problem of a project, with its place and what to do about it.
package struct ProjectError: Error, CustomStringConvertible, Equatable {
    /// The path of the file or folder.
    package var file: String
    /// The number of the line, from 1, if it is known.
    package var line: Int?
    package var problem: String
    package var remedy: String

    package init(file: String, line: Int? = nil, problem: String, remedy: String) {
        self.file = file
        self.line = line
        self.problem = problem
        self.remedy = remedy
    }

    /// Returns the reason why a property list can't be read.
    static func reason(of error: any Error) -> String {
        (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
    }

    package var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(problem). \(remedy)." }
}
