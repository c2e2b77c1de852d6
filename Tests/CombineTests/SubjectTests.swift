import Combine
import Testing

@Suite struct SubjectTests {
    private enum Broken: Error { case once }

    @Test func aPassthroughSubjectSendsToThoseWhoSubscribed() {
        let subject = PassthroughSubject<Int, Never>()
        var (first, second): ([Int], [Int]) = ([], [])
        let early = subject.sink { first.append($0) }
        subject.send(1)
        let late = subject.sink { second.append($0) }
        subject.send(2)
        late.cancel()
        subject.send(3)
        subject.send(completion: .finished)
        subject.send(4)
        #expect(first == [1, 2, 3] && second == [2])
        early.cancel()
    }

    @Test func aCurrentValueSubjectSendsItsValueFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var values: [Int] = []
        var cancellables = Set<AnyCancellable>()
        subject.sink { values.append($0) }.store(in: &cancellables)
        subject.value = 2
        subject.send(3)
        #expect(values == [1, 2, 3] && subject.value == 3)
        cancellables = []
        subject.send(4)
        #expect(values == [1, 2, 3] && subject.value == 4)
    }

    @Test func theEndComesOnceAndToLateSubscribersToo() {
        let subject = PassthroughSubject<Int, Broken>()
        var ends: [String] = []
        let early = subject.sink(receiveCompletion: { ends.append("early \($0)") }, receiveValue: { _ in })
        subject.send(completion: .failure(.once))
        subject.send(completion: .finished)
        let late = subject.sink(receiveCompletion: { ends.append("late \($0)") }, receiveValue: { _ in })
        #expect(ends.count == 2 && ends.first?.hasPrefix("early failure") == true)
        #expect(ends.last?.hasPrefix("late failure") == true)
        early.cancel()
        late.cancel()
    }

    /// A subscriber gets no more than it requests, and the latest value when it requests again.
    @Test func demandIsKept() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var (values, subscription): ([Int], (any Subscription)?) = ([], nil)
        subject.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    values.append($0)
                    return .none
                }
            )
        )
        #expect(values.isEmpty)
        subscription?.request(.max(1))
        subject.send(2)
        subject.send(3)
        #expect(values == [1])
        subscription?.request(.max(2))
        #expect(values == [1, 3])
        subject.send(4)
        subject.send(5)
        #expect(values == [1, 3, 4])
        subscription?.cancel()
    }

    @Test func aValueSentWhileAnotherComesIsSentAtOnce() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let cancellable = subject.sink { value in
            values.append(value)
            if value == 1 { subject.send(2) }
        }
        subject.send(1)
        #expect(values == [1, 2])
        cancellable.cancel()
    }

    @Test func nothingIsKeptAfterTheEnd() {
        final class Owner {}
        weak var reference: Owner?
        let subject = PassthroughSubject<Int, Never>()
        do {
            let owner = Owner()
            reference = owner
            let cancellable = subject.map { [owner] _ in owner }.sink { _ in }
            subject.send(1)
            cancellable.cancel()
        }
        #expect(reference == nil)
    }

    @Test func demandsAreNumbersOrAll() {
        let (two, three, all) = (Subscribers.Demand.max(2), Subscribers.Demand.max(3), Subscribers.Demand.unlimited)
        #expect((two + three).max == 5 && (two - three).max == 0 && (three * 2).max == 6)
        #expect(all.max == nil && (all - two).max == nil && (three + all).max == nil)
        #expect(two < three && three < all && "\(two)" == "max(2)")
    }
}
