import CSwiftRuntime
import Failures

/// Stops the process, with the words of the Main Thread Checker, where an API of the main thread is called elsewhere.
///
/// Swift checks that code is isolated to the main actor when it is compiled; what is not checked there, such as code of
/// Swift 5 or a call through an unsafe cast, is noticed here. Costs a look at a variable of the thread.
///
/// - Parameter api: The API that was called, as a client writes it.
@inline(__always)
func requireMainThread(_ api: StaticString, file: StaticString = #fileID, line: UInt = #line) {
    if !unfold_is_main_thread() { refuseBackgroundThread(api, file: file, line: line) }
}

@inline(never)
private func refuseBackgroundThread(_ api: StaticString, file: StaticString, line: UInt) -> Never {
    programmerError(
        "UI API called on a background thread: \(api) must be used from main thread only",
        in: "\(api)",
        file: file,
        line: line
    )
}

/// Called by Swift's runtime, through `CSwiftRuntime`, where code that is isolated to the main actor begins on another
/// thread.
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
