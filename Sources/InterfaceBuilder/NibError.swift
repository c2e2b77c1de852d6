/// A fault in a file of Interface Builder, with its place and a remedy.
public struct NibError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the file.
    public var file: String
    /// The number of the line, from 1; 0 if the fault is in the file as a whole.
    public var line: Int
    /// The problem, as a sentence without its full stop.
    public var problem: String
    /// The action that solves it, as a sentence without its full stop.
    public var remedy: String

    public init(file: String, line: Int, problem: String, remedy: String) {
        self.file = file
        self.line = line
        self.problem = problem
        self.remedy = remedy
    }

    public var description: String {
        let place = line > 0 ? "\(file):\(line)" : file
        return "\(place): \(problem). \(remedy)."
    }
}
