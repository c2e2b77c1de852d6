import CSwiftRuntime
import Failures

/// Stops the process, with the message of the Main Thread Checker, if it isn't called on the main thread.
///
/// Swift checks isolation to the main actor at compile time. This check catches what the compiler doesn't check,
/// such as code in Swift 5 mode or a call through an unsafe cast. It costs a read of a thread-local variable.
///
/// - Parameter api: The API that was called, as a client writes it.
@inline(__always)
func requireMainThread(_ api: StaticString, file: StaticString = #fileID, line: UInt = #line) {
    if !unfold_is_main_thread() { failOnBackgroundThread(api, file: file, line: line) }
}

@inline(never)
private func failOnBackgroundThread(_ api: StaticString, file: StaticString, line: UInt) -> Never {
    programmerError(
        "UI API called on a background thread: \(api) must be used from main thread only",
        in: "\(api)",
        file: file,
        line: line
    )
}

/// Called by the Swift runtime, through `CSwiftRuntime`, when code that is isolated to the main actor starts on
/// another thread.
@_cdecl("unfold_main_actor_is_elsewhere")
func mainActorIsElsewhere() {
    programmerError(
        """
        UI API called on a background thread: MainActor.assumeIsolated(_:), and what else is isolated to the main \
        actor, must be used from main thread only
        """,
        in: "MainActor.assumeIsolated(_:file:line:)"
    )
}
