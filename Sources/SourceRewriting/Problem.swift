/// A place in a source that can't be rewritten, with what to do about it.
public struct Problem: Error, Equatable, Sendable, CustomStringConvertible {
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int
    public var message: String
    /// The offset in bytes.
    var offset = 0

    public init(path: String, line: Int, column: Int, message: String) {
        (self.path, self.line, self.column, self.message) = (path, line, column, message)
    }

    /// The message as compilers print it.
    public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
