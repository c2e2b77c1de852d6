import ConfinedFiles
import Foundation

/// A file of a project that is read as a whole.
struct ProjectFile {
    let url: URL
    let data: Data

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - kind: What the file is, for the error, such as “the settings”.
    ///   - remedy: What to do if it can't be read.
    init(_ url: URL, _ kind: String, remedy: String) throws(ProjectError) {
        self.url = url
        do throws(FileFailure) {
            data = try RegularFile(url.path, limit: ProjectLimits.fileBytes).data()
        } catch {
            throw ProjectError(
                file: url.path,
                problem: "\(kind) can't be read: \(error.explanation)",
                remedy: remedy
            )
        }
    }

    /// The contents as a property list.
    func propertyList(_ kind: String, remedy: String) throws(ProjectError) -> Any {
        // In the binary form values may be in several places, and a few hundred bytes a tree without end.
        guard !data.starts(with: Data("bplist".utf8)) else {
            throw ProjectError(
                file: url.path,
                problem: "\(kind) has the binary form of property lists",
                remedy: "Convert it with plutil -convert xml1"
            )
        }
        do {
            return try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw ProjectError(
                file: url.path,
                problem: "\(kind) isn't a property list: \(ProjectError.reason(of: error))",
                remedy: remedy
            )
        }
    }

    /// Returns the number of the first line that contains texts, from 1; `nil` if there is none.
    func line(with texts: [String]) -> Int? {
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let index = lines.firstIndex { line in
            texts.allSatisfy { text in !text.isEmpty && line.firstRange(of: Data(text.utf8)) != nil }
        }
        return index.map { lines.distance(from: lines.startIndex, to: $0) + 1 }
    }
}
