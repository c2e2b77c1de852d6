/// Calls a closure and returns its result. Without Objective-C there are no autoreleased objects, so that nothing is
/// left to release afterwards.
public func autoreleasepool<E: Error, Result: ~Copyable>(
    invoking body: () throws(E) -> Result
) throws(E) -> Result {
    try body()
}
