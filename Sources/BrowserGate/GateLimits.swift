/// Limits for connections, in particular for those that have not shown the token.
package struct GateLimits: Sendable {
    /// The greatest size of a request, in bytes.
    var headSize = 8192
    /// The time in which a request must arrive completely, and in which a refusal must be read.
    var patience = Duration.seconds(10)
    /// The greatest number of connections without an admitted request. A new connection closes the oldest one.
    var pendingConnections = 32
    /// The greatest number of admitted connections. At this number, new connections wait.
    var admittedConnections = 64
    /// The number of bytes that are buffered in one direction for a peer that reads slowly.
    var bufferSize = 65536

    package init() {}
}
