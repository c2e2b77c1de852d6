/// Bounds for what those who have not shown the token can take.
package struct GateLimits: Sendable {
    /// Bytes of a request.
    var headSize = 8192
    /// How long a request may take to arrive, and a refusal to be read, however slowly bytes trickle in.
    var patience = Duration.seconds(10)
    /// Connections without a request that was let in. The oldest one is closed for a new one.
    var strangers = 32
    /// Connections that were let in. At that number, new ones wait.
    var guests = 64
    /// Bytes that are held for a peer that reads slowly, in one direction.
    var bufferSize = 65536

    package init() {}
}
