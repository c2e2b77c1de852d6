import Foundation

/// A file to write, whose errors explain the problem and suggest a remedy.
package struct OutputFile {
    private let url: URL

    package init(url: URL) {
        self.url = url
    }

    package func write(_ data: Data) throws(FilmError) {
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            throw explanation(of: error)
        }
    }

    private func explanation(of error: any Error) -> FilmError {
        let (path, folder) = (url.path, url.deletingLastPathComponent().path)
        let (reason, remedy) =
            if isDirectory(path) ?? false {
                ("there is a folder of that name", "Choose another name.")
            } else {
                switch isDirectory(folder) {
                case nil: ("the folder \(folder) does not exist", "Create it: mkdir -p '\(folder)'")
                case false?: ("\(folder) is a file, not a folder", "Choose another folder.")
                case true? where !FileManager.default.isWritableFile(atPath: folder):
                    ("you may not write in the folder \(folder)", "Choose another folder, or change its permissions.")
                case true?:
                    (error.localizedDescription, "Check the free space of the disk with: df '\(folder)'")
                }
            }
        return .notWritten(path: path, reason: reason, remedy: remedy)
    }

    /// Returns whether the item at a path is a folder, or `nil` if there is no item.
    private func isDirectory(_ path: String) -> Bool? {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) ? isDirectory.boolValue : nil
    }
}
