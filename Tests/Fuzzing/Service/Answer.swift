/// The line by which a worker answers a request.
package struct Answer: Codable, Sendable {
    /// The number of steps that ran.
    package var steps = 0
    package var failure: Failure?
    /// The program, if it failed or was asked for.
    package var program: JSONValue?
    /// The program as Swift, if it was asked for.
    package var source: String?
    /// The request doesn't hold a program of this fuzzer.
    package var isUnreadable = false
}
