// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The duration of implicit animations in seconds, a number.
public let kCATransactionAnimationDuration = "animationDuration"
/// Whether changes of properties start no animations, a `Bool` or a number.
public let kCATransactionDisableActions = "disableActions"
/// The timing function of implicit animations, a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The completion block, a closure.
public let kCATransactionCompletionBlock = "completionBlock"
