import CoreGraphics
import Failures

/// Changes of layers that belong together: how they are animated, and what is called when that is over.
///
/// Changes outside of `begin` and `commit` belong to an implicit transaction, which ends with the frame. Used on the
/// main thread only.
open class CATransaction: NSObject {
    private struct Settings {
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction? = CAMediaTimingFunction(name: .default)
        var disableActions = false
        var group = CompletionGroup()
    }

    nonisolated(unsafe) private static var explicit: [Settings] = []
    nonisolated(unsafe) private static var implicit: Settings?

    private static var current: Settings {
        get { explicit.last ?? implicit ?? Settings() }
        set {
            if explicit.isEmpty {
                implicit = newValue
                FrameClock.shared.setNeedsFrame()
            } else {
                explicit[explicit.count - 1] = newValue
            }
        }
    }

    /// Opens a transaction, inside the one that is open.
    open class func begin() {
        var inner = Settings()
        inner.duration = current.duration
        inner.timingFunction = current.timingFunction
        inner.disableActions = current.disableActions
        // What is opened inside another transaction is a part of it.
        inner.group.join(explicit.last?.group ?? implicit?.group)
        explicit.append(inner)
    }

    /// Closes the transaction that was opened last; one that was not opened is a programmer error.
    open class func commit() {
        programmerError(
            unless: !explicit.isEmpty,
            "CATransaction.commit() without begin()",
            in: "CATransaction.commit()"
        )
        explicit.removeLast().group.close()
    }

    /// Ends the implicit transaction.
    open class func flush() {
        let ended = implicit
        implicit = nil
        ended?.group.close()
    }

    /// Seconds that implicit animations take. 0.25 at first.
    open class func animationDuration() -> CFTimeInterval { current.duration }

    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

    /// The pace of animations that have none of their own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = function }

    /// Whether changes of properties start no animations. `false` at first.
    open class func disableActions() -> Bool { current.disableActions }

    open class func setDisableActions(_ flag: Bool) { current.disableActions = flag }

    /// Called once when the animations that this transaction adds from now on are over; at its end if there are none.
    /// Another block does not take the place of one that was set before, which waits for what was added until then.
    open class func completionBlock() -> (() -> Void)? { current.group.block }

    open class func setCompletionBlock(_ block: (() -> Void)?) {
        var settings = current
        let previous = settings.group
        settings.group = CompletionGroup(block)
        settings.group.join(previous.outer)
        current = settings
        previous.close()
    }

    /// `disableActions()`, for the many changes that no transaction is around.
    static var areActionsDisabled: Bool { explicit.last?.disableActions ?? implicit?.disableActions ?? false }

    /// Forgets the open transactions; their completion blocks are not called.
    static func reset() {
        explicit = []
        implicit = nil
    }

    /// Ties an animation to the transaction that it is added in.
    static func enroll(_ animation: CAAnimation) {
        guard let group = explicit.last?.group ?? implicit?.group else { return }
        group.enter()
        animation.transactionGroup = group
    }
}
