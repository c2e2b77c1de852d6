import Foundation

/// The run loop of a thread, by its name in Core Foundation.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { .current }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { .main }

/// Lets a run loop that waits go on.
public func CFRunLoopWakeUp(_ runLoop: CFRunLoop) { runLoop.perform {} }
