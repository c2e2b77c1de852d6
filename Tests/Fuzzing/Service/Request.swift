/// A line that a campaign writes to a worker.
package enum Request: Codable, Sendable {
    /// Run the program of a seed.
    case seed(UInt64)
    /// Write the program of a seed, without running it.
    case draw(UInt64)
    /// Run a program, given as JSON.
    case program(JSONValue)
    /// Write a program as Swift, without running it.
    case describe(JSONValue)
}
