/// Decompresses a stream portion by portion. One thread at a time may use it.
protocol Decoder: AnyObject, Sendable {
    /// Decompresses some of the input.
    ///
    /// - Returns: The number of bytes that were read and written, and what comes next.
    func decode(
        _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer,
        isLast: Bool
    ) throws(DecodingFailure) -> DecodingStep
}

struct DecodingStep: Equatable {
    enum State {
        /// More output may follow.
        case goesOn
        /// A stream has ended. Another one may follow.
        case streamEnded
    }

    var read: Int
    var written: Int
    var state = State.goesOn
}

/// The reason why bytes cannot be decompressed, as the rest of a sentence.
struct DecodingFailure: Error, Hashable {
    var reason: String
}
