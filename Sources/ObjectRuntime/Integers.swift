/// Objective-C's name of `Int`.
public typealias NSInteger = Int

/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt
