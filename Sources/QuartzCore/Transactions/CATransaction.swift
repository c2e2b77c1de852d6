import CoreGraphics
import Failures
import Foundation

/// A group of changes of layers, with its animation settings and a completion block.
///
/// Changes outside of `begin` and `commit` belong to an implicit transaction, which ends with the frame. Used on the
/// main thread only.
open class CATransaction: NSObject {
    private static var transactions: TransactionStack {
        get { Device.current.transactions }
        set { Device.current.transactions = newValue }
    }

    private static var current: TransactionStack.Settings {
        get { transactions.current }
        set {
            transactions.current = newValue
            // The implicit transaction ends with the frame.
            if transactions.isImplicit { Device.current.clock.setNeedsFrame() }
        }
    }

    /// Begins a transaction, nested in the current one.
    open class func begin() {
        var inner = TransactionStack.Settings()
        inner.duration = current.duration
        inner.timingFunction = current.timingFunction
        inner.disableActions = current.disableActions
        inner.values = current.values
        // The completion of the outer transaction also waits for the nested one.
        inner.group.join(transactions.innermost?.group)
        transactions.push(inner)
    }

    /// Ends the transaction that was begun last. Calling this method without `begin()` is a programmer error.
    open class func commit() {
        guard let ended = transactions.pop() else {
            programmerError("CATransaction.commit() without begin()", in: "CATransaction.commit()")
        }
        ended.group.close()
    }

    /// Ends the implicit transaction.
    open class func flush() {
        flush(on: .current)
    }

    /// Returns the duration of implicit animations in seconds. 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { current.duration }

    /// Sets the duration of implicit animations in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

    /// Returns the timing function of implicit animations.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

    /// Sets the timing function of implicit animations.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = function }

    /// Returns whether changes of properties start no animations. `false` by default.
    open class func disableActions() -> Bool { current.disableActions }

    /// Sets whether changes of properties start no animations.
    open class func setDisableActions(_ flag: Bool) { current.disableActions = flag }

    /// Returns the completion block. It is called once, when the animations that are added after it was set are over,
    /// or at the end of the transaction if there are none.
    ///
    /// Setting another block does not replace one that was set before, which waits for what was added until then.
    open class func completionBlock() -> (() -> Void)? { current.group.block }

    /// Sets a block to call when the animations that are added from now on are over.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        var settings = current
        let previous = settings.group
        settings.group = CompletionGroup(block)
        // The outer transaction waits for both groups.
        settings.group.join(previous.outer)
        current = settings
        previous.close()
    }

    /// Returns the value for a key: a setting by its `kCATransaction…` key, or a value of the client's, which nested
    /// transactions inherit.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: current.duration
        case kCATransactionDisableActions: current.disableActions
        case kCATransactionAnimationTimingFunction: current.timingFunction
        case kCATransactionCompletionBlock: current.group.block
        default: current.values[key]
        }
    }

    /// Sets the value for a key: a setting by its `kCATransaction…` key, or a value of the client's. A setting of
    /// another type doesn't change.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: number(anObject).map { current.duration = $0 }
        case kCATransactionDisableActions: number(anObject).map { current.disableActions = $0 != 0 }
        case kCATransactionAnimationTimingFunction:
            guard anObject == nil || anObject is CAMediaTimingFunction else { return }
            current.timingFunction = anObject as? CAMediaTimingFunction
        case kCATransactionCompletionBlock:
            guard anObject == nil || anObject is () -> Void else { return }
            setCompletionBlock(anObject as? () -> Void)
        default: current.values[key] = anObject
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// The same as `disableActions()`, without creating settings for the many changes outside of a transaction.
    static var areActionsDisabled: Bool { Device.current.transactions.innermost?.disableActions ?? false }

    /// Ends the implicit transaction of a device.
    static func flush(on device: Device) {
        device.transactions.removeImplicit()?.group.close()
    }

    /// Adds an animation to the completion group of the current transaction.
    static func enroll(_ animation: CAAnimation) {
        guard let group = transactions.innermost?.group else { return }
        group.enter()
        animation.transactionGroup = group
    }
}
