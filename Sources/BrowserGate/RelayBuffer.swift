/// A buffer of bytes to relay from one peer to the other.
struct RelayBuffer {
    private var bytes: [UInt8] = []
    private var sent = 0

    /// Whether all bytes have been sent.
    var isEmpty: Bool { sent == bytes.count }

    mutating func append(_ text: some Sequence<UInt8>) {
        bytes.append(contentsOf: text)
    }

    /// Reads the available bytes, up to a limit. Must be called only when the buffer is empty.
    mutating func read(from socket: Socket, atMost count: Int) -> Socket.Outcome {
        bytes.removeAll(keepingCapacity: true)
        sent = 0
        return socket.read(into: &bytes, atMost: count)
    }

    mutating func write(to socket: Socket) -> Socket.Outcome {
        guard !isEmpty else { return .wait }
        let outcome = socket.write(bytes[sent...])
        if case .moved(let count) = outcome { sent += count }
        return outcome
    }
}
