import Foundation

/// The rest of the reading of a project, which has an end, whatever the files of the project say.
struct ReadingBudget {
    private let project: URL
    private var references = ProjectLimits.references
    private var entries = ProjectLimits.entries
    private var bytes = ProjectLimits.mirrorBytes

    init(of project: URL) { self.project = project }

    /// Counts a reference from an object of the project to another.
    mutating func countReference() throws(ProjectError) {
        references -= 1
        guard references < 0 else { return }
        throw ProjectError(
            file: project.path,
            problem: "following the references between its objects takes more than \(ProjectLimits.references) steps",
            remedy: "Restore the file, or take files out of its groups and phases"
        )
    }

    /// Counts a file or a folder in a folder of the project.
    mutating func countEntry(at path: String, bytes size: Int = 0) throws(ProjectError) {
        entries -= 1
        bytes -= size
        guard entries < 0 || bytes < 0 else { return }
        throw ProjectError(
            file: path,
            problem: entries < 0
                ? "there are more than \(ProjectLimits.entries) files" : "the files have more than 4 GB",
            remedy: "Move files that don't belong to the build out of the project"
        )
    }
}
