import Foundation

extension Timer {
    /// Creates a timer that calls a method of a target, with itself as the argument. Add it to a run loop to start it.
    ///
    /// The timer retains the target until it is invalidated. Foundation doesn't let others set the property `userInfo`
    /// of a timer, so it is `nil`; `scheduledTimer` returns a timer that has it.
    public convenience init(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
        self.init(timeInterval: ti, repeats: yesOrNo) { call.run($0) }
    }

    /// Creates a timer that calls a method of a target, with itself as the argument, and starts it on the current run
    /// loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
        let timer = InformedTimer(interval: ti, repeats: yesOrNo, userInfo: userInfo) { call.run($0) }
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer with a value for its user.
private final class InformedTimer: Timer {
    private let information: Any?

    init(interval: TimeInterval, repeats: Bool, userInfo: Any?, block: @escaping @Sendable (Timer) -> Void) {
        information = userInfo
        super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    override var userInfo: Any? { information }
}

/// The method that a timer calls. It is called on the thread of the run loop on which the timer was scheduled.
private struct TimerCall: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector

    func run(_ timer: Timer) {
        Message(selector, timer).send(to: target, for: "Timer.fire()")
    }
}
