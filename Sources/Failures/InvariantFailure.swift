/// Stops the process because the library violates one of its own invariants, which no client can cause.
///
/// An error that a client can cause is a ``programmerError(_:in:_:file:line:)``.
@inline(never)
@usableFromInline
package func invariantFailure(_ reason: String, file: StaticString = #fileID, line: UInt = #line)
    -> Never
{
    let reason = "\(reason). This is a flaw of the library, not of its client."
    FailureReport(api: "\(file)", name: .internalInconsistency, reason: reason, file: "\(file)", line: line)
        .writeAndAbort()
}
