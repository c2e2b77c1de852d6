/// A filter of one row of bytes. Bytes outside count as 0.
protocol LineFilter {
    /// The distance up to which a byte has an effect.
    var reach: Int { get }
    func apply(to line: UnsafeBufferPointer<UInt8>, into result: inout [UInt8])
}
