/// Stops the process because the library contradicts itself, which no client can bring about.
///
/// Everything that a client can bring about is a ``programmerError(_:in:_:file:line:)``.
@inline(never)
@usableFromInline
package func invariantFailure(_ reason: String, file: StaticString = #fileID, line: UInt = #line)
    -> Never
{
    let reason = "\(reason). This is a flaw of the library, not of its client."
    FailureReport(api: "\(file)", name: .internalInconsistency, reason: reason, file: "\(file)", line: line)
        .writeAndAbort()
}
