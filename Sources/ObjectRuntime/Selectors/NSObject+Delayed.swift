import Failures
import Foundation

extension NSObject {
    /// Calls the method with a name after a delay, on the run loop of the current thread. It retains the object until
    /// then.
    ///
    /// - Parameters:
    ///   - anArgument: The argument of the method, if it has one.
    ///   - delay: The delay in seconds. With 0 the method is called when the run loop goes on.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls the method with a name after a delay, on the run loop of the current thread in some modes.
    public func perform(
        _ aSelector: Selector,
        with anArgument: Any?,
        afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        let call = DelayedCall(target: self, selector: aSelector, argument: anArgument)
        let calls = DelayedCalls.current
        let timer = Timer(timeInterval: max(0, delay), repeats: false) { _ in calls.run(call) }
        calls.add(call, timer)
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Cancels all calls for an object that wait on the current thread.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.current.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the calls of a method of an object that wait on the current thread, and have an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any,
        selector aSelector: Selector,
        object anArgument: Any?
    ) {
        let call = DelayedCall(target: aTarget as AnyObject, selector: aSelector, argument: anArgument)
        DelayedCalls.current.cancel(where: call.isLike)
    }

    /// Calls the method with a name on the main thread.
    ///
    /// - Parameter wait: Whether to wait until the method has returned. On the main thread it is then called at once.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let call = DelayedCall(target: self, selector: aSelector, argument: arg)
        guard wait else { return DispatchQueue.main.async { call.run() } }
        if Thread.isMainThread { call.run() } else { DispatchQueue.main.sync { call.run() } }
    }

    /// Calls the method with a name on a thread of its own.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let call = DelayedCall(target: self, selector: aSelector, argument: arg)
        Thread.detachNewThread { call.run() }
    }
}

/// The call of a method that is made later. The client answers for the thread on which it is made.
private final class DelayedCall: @unchecked Sendable {
    /// The object until the call is made or canceled. Timers of Foundation may outlive both.
    private(set) var target: AnyObject?
    private let selector: Selector
    private let argument: Any?

    init(target: AnyObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    func run() {
        guard let target else { return }
        cancel()
        Message(selector, argument).send(to: target, for: "NSObject.perform(_:with:afterDelay:)")
    }

    func cancel() { target = nil }

    /// Whether another call is for the same method of the same object, with an equal argument.
    func isLike(_ other: DelayedCall) -> Bool {
        guard target === other.target, selector == other.selector else { return false }
        switch (argument, other.argument) {
        case (nil, nil): return true
        case (let one?, let another?):
            if let one = one as? AnyHashable, let another = another as? AnyHashable { return one == another }
            return one as AnyObject === another as AnyObject
        default: return false
        }
    }
}

/// The calls that wait on a thread, which alone uses this object.
private final class DelayedCalls: @unchecked Sendable {
    private var waiting: [(call: DelayedCall, timer: Timer)] = []

    /// Those of the current thread.
    static var current: DelayedCalls {
        let key = "ObjectRuntime.DelayedCalls"
        if let calls = Thread.current.threadDictionary[key] as? DelayedCalls { return calls }
        let calls = DelayedCalls()
        Thread.current.threadDictionary[key] = calls
        return calls
    }

    func add(_ call: DelayedCall, _ timer: Timer) {
        waiting.append((call, timer))
    }

    /// Makes a call that waits.
    func run(_ call: DelayedCall) {
        waiting.removeAll { $0.call === call }
        call.run()
    }

    func cancel(where isCanceled: (DelayedCall) -> Bool) {
        let canceled = waiting.filter { isCanceled($0.call) }
        waiting.removeAll { entry in canceled.contains { $0.call === entry.call } }
        for (call, timer) in canceled {
            timer.invalidate()
            call.cancel()
        }
    }
}
