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

/// A decoder of data that consist of frames, each of which is compressed on its own.
protocol FrameDecoder: Decoder {
    /// The place that is reached, where another decoder can begin; `nil` inside a frame.
    var frameStart: FrameStart? { get }
}

/// A place from which on data can be decompressed without those before.
struct FrameStart: Sendable {
    /// Whether another stream begins there. A decoder that begins inside a stream ends with it.
    var beginsStream: Bool
    var makeDecoder: @Sendable () throws(DecodingFailure) -> any Decoder
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
