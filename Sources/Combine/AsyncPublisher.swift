/// The values of a publisher as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(stream(of: publisher)) }

    public struct Iterator: AsyncIteratorProtocol {
        private var values: AsyncThrowingStream<Sent<P.Output>, any Error>.Iterator

        fileprivate init(_ values: AsyncThrowingStream<Sent<P.Output>, any Error>) {
            self.values = values.makeAsyncIterator()
        }

        // The publisher doesn't fail.
        public mutating func next() async -> P.Output? { try? await values.next()?.value }
    }
}

/// The values of a publisher that may fail as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(stream(of: publisher)) }

    public struct Iterator: AsyncIteratorProtocol {
        private var values: AsyncThrowingStream<Sent<P.Output>, any Error>.Iterator

        fileprivate init(_ values: AsyncThrowingStream<Sent<P.Output>, any Error>) {
            self.values = values.makeAsyncIterator()
        }

        public mutating func next() async throws -> P.Output? { try await values.next()?.value }
    }
}

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A value on its way to the task that awaits it.
private struct Sent<Value>: @unchecked Sendable {
    let value: Value
}

private func stream<P: Publisher>(of publisher: P) -> AsyncThrowingStream<Sent<P.Output>, any Error> {
    AsyncThrowingStream { continuation in
        nonisolated(unsafe) let subscription = publisher.sink(
            receiveCompletion: {
                switch $0 {
                case .finished: continuation.finish()
                case .failure(let error): continuation.finish(throwing: error)
                }
            },
            receiveValue: { continuation.yield(Sent(value: $0)) }
        )
        continuation.onTermination = { _ in subscription.cancel() }
    }
}
