/// Stops the process because the program used an API in a way that the API forbids.
///
/// Writes the name of the API, the location of the check and the reason to standard error, in debug and in release
/// builds, and aborts, so that debuggers and crash reporters see the failure.
///
/// ```swift
/// programmerError("Can't add self as subview", in: "UIView.addSubview(_:)", .invalidArgument)
/// ```
///
/// - Parameters:
///   - reason: What is wrong, with the index path or the identifier concerned, in UIKit's words where they are known.
///   - api: The API that was called, in the notation of its declaration for clients.
///   - name: The exception that UIKit raises.
@inline(never)
@usableFromInline
package func programmerError(
    _ reason: String,
    in api: String,
    _ name: ExceptionName = .internalInconsistency,
    file: StaticString = #fileID,
    line: UInt = #line
) -> Never {
    FailureReport(api: api, name: name, reason: reason, file: "\(file)", line: line).writeAndAbort()
}

/// Stops the process as ``programmerError(_:in:_:file:line:)`` does, unless a condition holds.
///
/// Use it instead of `precondition`, which has no message in release builds. While the condition holds, the cost is
/// that of the condition and a branch. `reason` and `api` are evaluated only when the process stops.
@inlinable
@inline(__always)
package func programmerError(
    unless condition: @autoclosure () -> Bool,
    _ reason: @autoclosure () -> String,
    in api: @autoclosure () -> String,
    _ name: ExceptionName = .internalInconsistency,
    file: StaticString = #fileID,
    line: UInt = #line
) {
    guard condition() else { programmerError(reason(), in: api(), name, file: file, line: line) }
}
