extension Publishers {
    /// One value of all values.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.fold(
                into: subscriber,
                initial,
                result: { $0 },
                step: { result, value in
                    result = nextPartialResult(result, value)
                    return false
                }
            )
        }
    }

    /// All values in an array.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.fold(
                into: subscriber,
                [] as Output,
                result: { $0 },
                step: { values, value in
                    values.append(value)
                    return false
                }
            )
        }
    }

    /// Arrays of some length.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            upstream.subscribe(
                Transform<Upstream.Output, Failure, S>(
                    subscriber,
                    end: {
                        if case .finished = $0, !values.isEmpty { (values, $0) } else { (nil, $0) }
                    },
                    step: {
                        values.append($0)
                        guard values.count >= count else { return .drop }
                        defer { values = [] }
                        return .pass(values)
                    }
                )
            )
        }
    }

    /// The first value that a function chooses.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Output) -> Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Transform(subscriber) { predicate($0) ? .last($0) : .drop })
        }
    }

    /// The last value that a function chooses.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Output) -> Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.fold(
                into: subscriber,
                nil as Output?,
                result: { $0 },
                step: { last, value in
                    if predicate(value) { last = value }
                    return false
                }
            )
        }
    }

    /// Publishes whether a value meets a condition, as soon as that is known.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
            upstream.fold(
                into: subscriber,
                false,
                result: { $0 },
                step: { found, value in
                    found = predicate(value)
                    return found
                }
            )
        }
    }

    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isEmpty = true
            upstream.subscribe(
                Transform<Output, Failure, S>(
                    subscriber,
                    end: {
                        if case .finished = $0, isEmpty { (output, $0) } else { (nil, $0) }
                    },
                    step: {
                        isEmpty = false
                        return .pass($0)
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Subscribes to all values, and passes one result on at the end, if there is one.
    ///
    /// - Parameter step: Adds a value to the state, and returns whether the result is known.
    fileprivate func fold<State, S: Subscriber>(
        into subscriber: S,
        _ initial: State,
        result: @escaping (State) -> S.Input?,
        step: @escaping (inout State, Output) -> Bool
    ) where S.Failure == Failure {
        var state = initial
        subscribe(
            Transform<Output, Failure, S>(
                subscriber,
                isFolding: true,
                end: {
                    if case .finished = $0 { (result(state), $0) } else { (nil, $0) }
                },
                step: {
                    guard step(&state, $0) else { return .drop }
                    guard let value = result(state) else { return .end(.finished) }
                    return .last(value)
                }
            )
        )
    }

    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
    public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }
    public func first() -> Publishers.FirstWhere<Self> { first { _ in true } }
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
    public func last() -> Publishers.LastWhere<Self> { last { _ in true } }
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
    public func allSatisfy(
        _ predicate: @escaping (Output) -> Bool
    ) -> Publishers.Map<Publishers.ContainsWhere<Self>, Bool> {
        contains { !predicate($0) }.map { !$0 }
    }
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publisher where Output: Equatable {
    public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> { contains { $0 == output } }
}

extension Publisher {
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(nil as Output?) { least, value in
            least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
        }.compactMap { $0 }
    }

    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(nil as Output?) { greatest, value in
            greatest.map { areInIncreasingOrder(value, $0) ? $0 : value } ?? value
        }.compactMap { $0 }
    }
}

extension Publisher where Output: Comparable {
    public func min() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> { self.min(by: <) }
    public func max() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> { self.max(by: <) }
}
