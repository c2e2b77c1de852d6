import Foundation

/// A random identifier in a file, which is created when it is read for the first time.
struct KeptIdentifier {
    private let folder: URL

    init(in folder: URL) {
        self.folder = folder
    }

    private var file: URL { folder.appending(path: "identifier") }

    /// The identifier; `nil` if there is none and the file can't be written.
    var value: UUID? {
        if let text = try? String(contentsOf: file, encoding: .utf8), let known = UUID(uuidString: text) {
            return known
        }
        let made = UUID()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(made.uuidString.utf8).write(to: file, options: .atomic)
        } catch {
            return nil
        }
        return made
    }
}
