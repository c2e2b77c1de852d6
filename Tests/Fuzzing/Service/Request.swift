/// A line that a campaign writes to a worker.
package enum Request: Codable, Sendable {
    /// Runs the program of a seed.
    case seed(UInt64)
    /// Writes the program of a seed without running it.
    case draw(UInt64)
    /// Runs a program that is given as JSON.
    case program(JSONValue)
    /// Writes a program as Swift source code without running it.
    case describe(JSONValue)
}
