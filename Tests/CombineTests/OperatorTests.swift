import Combine
import Foundation
import Testing

@Suite struct OperatorTests {
    private struct Broken: Error, Equatable {}

    /// The values that a publisher sends without delay, and its end.
    private func all<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: Subscribers.Completion<P.Failure>?) {
        var (values, end): ([P.Output], Subscribers.Completion<P.Failure>?) = ([], nil)
        let cancellable = publisher.sink(receiveCompletion: { end = $0 }, receiveValue: { values.append($0) })
        cancellable.cancel()
        return (values, end)
    }

    private func values<P: Publisher>(_ publisher: P) -> [P.Output] { all(publisher).values }

    @Test func valuesAreMapped() {
        #expect(values((1...3).publisher.map { $0 * 2 }) == [2, 4, 6])
        #expect(values(["1", "x", "3"].publisher.compactMap { Int($0) }) == [1, 3])
        #expect(values((1...4).publisher.scan(0, +)) == [1, 3, 6, 10])
        #expect(values(["ab", "c"].publisher.map(\.count)) == [2, 1])
        let some: [Int?] = [1, nil]
        #expect(values(some.publisher.replaceNil(with: 0)) == [1, 0])
        let failing = (1...3).publisher.tryMap { (number: Int) throws -> Int in
            if number == 2 { throw Broken() }
            return number
        }
        let failed = all(failing)
        #expect(failed.values == [1])
        if case .failure(let error)? = failed.end { #expect(error is Broken) } else { Issue.record("no failure") }
    }

    @Test func valuesAreFiltered() {
        #expect(values((1...5).publisher.filter { $0 > 3 }) == [4, 5])
        #expect(values([1, 1, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
        #expect(values((1...5).publisher.prefix(2)) == [1, 2])
        #expect(values((1...5).publisher.dropFirst(3)) == [4, 5])
        #expect(values((1...5).publisher.prefix { $0 < 3 }) == [1, 2])
        #expect(values((1...5).publisher.drop { $0 < 3 }) == [3, 4, 5])
        #expect(values((1...5).publisher.output(at: 1)) == [2])
        #expect(values((1...5).publisher.output(in: 1...2)) == [2, 3])
        #expect(values((1...).publisher.first { $0 > 3 }) == [4])
        #expect(all((1...2).publisher.ignoreOutput()).end == .finished)
    }

    @Test func valuesBecomeOne() {
        #expect(values((1...4).publisher.reduce(1, *)) == [24])
        #expect(values((1...4).publisher.collect()) == [[1, 2, 3, 4]])
        #expect(values((1...3).publisher.collect(2)) == [[1, 2], [3]])
        #expect(values((1...4).publisher.count()) == [4])
        #expect(values((1...4).publisher.last()) == [4])
        #expect(values([2, 1, 3].publisher.min()) == [1])
        #expect(values([2, 1, 3].publisher.max()) == [3])
        #expect(values((1...4).publisher.contains(3)) == [true])
        #expect(values((1...4).publisher.contains(9)) == [false])
        #expect(values((1...4).publisher.allSatisfy { $0 < 5 }) == [true])
        #expect(values(Empty<Int, Never>().replaceEmpty(with: 7)) == [7])
        #expect(values(Empty<Int, Never>().last()) == [])
        #expect(values([Int]().publisher.collect()) == [[]])
    }

    @Test func publishersFollowEachOther() {
        let longer = (1...2).publisher.append(3, 4).prepend(0)
        #expect(values(longer) == [0, 1, 2, 3, 4])
        #expect(values((1...3).publisher.flatMap { Just($0 * 10) }) == [10, 20, 30])
        #expect(values((1...2).publisher.merge(with: [5].publisher)) == [1, 2, 5])
        #expect(values(Publishers.MergeMany([1].publisher, [2].publisher)) == [1, 2])
    }

    @Test func failuresAreCaught() {
        let failing = (1...2).publisher.tryMap { (number: Int) throws -> Int in
            if number == 2 { throw Broken() }
            return number
        }
        #expect(values(failing.catch { _ in Just(9) }) == [1, 9])
        #expect(values(failing.replaceError(with: 8)) == [1, 8])
        let retried = failing.retry(2).replaceError(with: 0)
        #expect(values(retried) == [1, 1, 1, 0])
        let mapped = all(Fail<Int, Broken>(error: Broken()).mapError { _ in URLError(.badURL) })
        #expect(mapped.end == .failure(URLError(.badURL)))
        #expect(all(Just(1).setFailureType(to: Broken.self)).end == .finished)
    }

    @Test func publishersAreJoined() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var (latest, pairs, ends): ([String], [String], Int) = ([], [], 0)
        var cancellables: Set<AnyCancellable> = []
        a.combineLatest(b).sink { latest.append("\($0)\($1)") }.store(in: &cancellables)
        a.zip(b).sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { pairs.append("\($0)\($1)") })
            .store(in: &cancellables)
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        a.send(3)
        #expect(latest == ["2x", "2y", "3y"] && pairs == ["1x", "2y"])
        b.send(completion: .finished)
        #expect(ends == 1)
        let (one, two, three) = (Just(1), Just(2), Just(3))
        let triples = values(one.combineLatest(two, three))
        #expect(triples.count == 1 && triples.first?.2 == 3)
        let zipped = values(Publishers.Zip3(one, two, three))
        #expect(zipped.count == 1 && zipped.first?.1 == 2)
    }

    @Test func theLatestPublisherSends() {
        let (outer, one, two) = (
            PassthroughSubject<PassthroughSubject<Int, Never>, Never>(), PassthroughSubject<Int, Never>(),
            PassthroughSubject<Int, Never>()
        )
        var values: [Int] = []
        let cancellable = outer.switchToLatest().sink { values.append($0) }
        outer.send(one)
        one.send(1)
        outer.send(two)
        one.send(2)
        two.send(3)
        #expect(values == [1, 3])
        cancellable.cancel()
    }

    @Test func subscribersShare() {
        var count = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveSubscription: { _ in count += 1 }).share()
        var values: [Int] = []
        let cancellables = [shared.sink { values.append($0) }, shared.sink { values.append($0) }]
        subject.send(1)
        #expect(count == 1 && values == [1, 1])
        for cancellable in cancellables { cancellable.cancel() }
        subject.send(2)
        let again = shared.sink { values.append($0) }
        subject.send(3)
        #expect(count == 2 && values == [1, 1, 3])
        again.cancel()
    }

    @Test func aConnectablePublisherWaits() {
        let publisher = (1...2).publisher.makeConnectable()
        var values: [Int] = []
        let cancellable = publisher.sink { values.append($0) }
        #expect(values.isEmpty)
        let connection = publisher.connect()
        #expect(values == [1, 2])
        connection.cancel()
        cancellable.cancel()
    }

    @Test func aFutureKeepsItsValue() {
        var fulfill: ((Result<Int, Broken>) -> Void)?
        let future = Future<Int, Broken> { fulfill = $0 }
        var values: [Int] = []
        let early = future.sink(receiveCompletion: { _ in values.append(-1) }, receiveValue: { values.append($0) })
        #expect(values.isEmpty)
        fulfill?(.success(5))
        fulfill?(.success(6))
        #expect(values == [5, -1])
        #expect(self.values(future) == [5])
        early.cancel()
    }

    @Test func dataIsDecoded() {
        struct Song: Codable, Equatable { var title: String }
        let data = Data(#"{"title":"a"}"#.utf8)
        #expect(values(Just(data).decode(type: Song.self, decoder: JSONDecoder())) == [Song(title: "a")])
        #expect(values(Just(Song(title: "b")).encode(encoder: JSONEncoder())) == [Data(#"{"title":"b"}"#.utf8)])
    }

    @Test func eventsAreTold() {
        var text = ""
        struct Log: TextOutputStream {
            let write: (String) -> Void
            mutating func write(_ string: String) { write(string) }
        }
        _ = values(Just(1).print("p", to: Log { text += $0 }))
        #expect(text.contains("p: receive value: (1)\n") && text.contains("p: receive finished\n"))
    }
}
