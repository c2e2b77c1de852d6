import Foundation

/// The output of `git log`.
enum GitHistory {
    /// Returns the history of this repository, or if the sources came without one, of a repository that
    /// is created for the test.
    static func text() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        if FileManager.default.fileExists(atPath: root.appending(path: ".git").path) {
            return try Program.run("git", ["-C", root.path, "-c", "safe.directory=*", "log"])
        }
        let folder = try ScratchFolder()
        let git = ["-C", folder.url.path]
        try Program.run("git", git + ["init", "--quiet"])
        let author = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
        for subject in ["Begin", "Go on"] {
            let message = ["--message", subject, "--message", "Why it is so, in a sentence."]
            try Program.run("git", git + author + ["commit", "--quiet", "--allow-empty"] + message)
        }
        return try Program.run("git", git + ["log"])
    }
}
