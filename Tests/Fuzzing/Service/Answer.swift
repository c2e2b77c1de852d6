/// The line with which a worker answers a request.
package struct Answer: Codable, Sendable {
    /// The number of steps that ran.
    package var steps = 0
    package var failure: Failure?
    /// The counts of the program; `nil` if nothing was counted.
    package var counts: [String: Int]?
    /// The program, if it failed or was requested.
    package var program: JSONValue?
    /// The program as Swift source code, if it was requested.
    package var source: String?
    /// Whether the request contains no valid program of this fuzzer.
    package var isUnreadable = false
}
