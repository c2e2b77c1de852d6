import Combine
import Dispatch
import Foundation
import Testing

@Suite struct SchedulingTests {
    /// A scheduler whose time a test owns.
    private final class Clock: Scheduler, @unchecked Sendable {
        typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
        typealias SchedulerOptions = Never

        private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000_000))
        let minimumTolerance: SchedulerTimeType.Stride = 0
        private var work: [(date: SchedulerTimeType, action: () -> Void)] = []

        func schedule(options: Never?, _ action: @escaping () -> Void) { work.append((now, action)) }
        func schedule(
            after date: SchedulerTimeType,
            tolerance: SchedulerTimeType.Stride,
            options: Never?,
            _ action: @escaping () -> Void
        ) { work.append((date, action)) }
        func schedule(
            after date: SchedulerTimeType,
            interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride,
            options: Never?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            work.append((date, action))
            return Subscriptions.empty
        }

        func advance(by interval: SchedulerTimeType.Stride) {
            let end = now.advanced(by: interval)
            while let next = work.indices.filter({ work[$0].date <= end }).min(by: { work[$0].date < work[$1].date }) {
                let (date, action) = work.remove(at: next)
                now = max(now, date)
                action()
            }
            now = end
        }
    }

    private let clock = Clock()
    private let subject = PassthroughSubject<Int, Never>()

    @Test func debouncedValuesComeAfterAPause() {
        var values: [Int] = []
        let cancellable = subject.debounce(for: .milliseconds(100), scheduler: clock).sink { values.append($0) }
        subject.send(1)
        clock.advance(by: .milliseconds(50))
        subject.send(2)
        clock.advance(by: .milliseconds(99))
        #expect(values == [])
        clock.advance(by: .milliseconds(1))
        #expect(values == [2])
        cancellable.cancel()
    }

    @Test(arguments: [(true, [1, 3]), (false, [1, 2])])
    func throttledValuesHaveADistance(latest: Bool, expected: [Int]) {
        var values: [Int] = []
        let throttled = subject.throttle(for: .milliseconds(100), scheduler: clock, latest: latest)
        let cancellable = throttled.sink { values.append($0) }
        for value in 1...3 {
            subject.send(value)
            clock.advance(by: .milliseconds(10))
        }
        clock.advance(by: .milliseconds(200))
        #expect(values == expected)
        cancellable.cancel()
    }

    @Test func delayedValuesComeLater() {
        var values: [Int] = []
        let cancellable = subject.delay(for: 1, scheduler: clock).sink { values.append($0) }
        subject.send(1)
        clock.advance(by: 0.5)
        subject.send(2)
        clock.advance(by: 0.5)
        #expect(values == [1])
        cancellable.cancel()
        clock.advance(by: 2)
        #expect(values == [1])
    }

    @Test func aTimeoutEndsTheValues() {
        var (values, hasEnded) = ([Int](), false)
        let cancellable = subject.timeout(.seconds(1), scheduler: clock)
            .sink(receiveCompletion: { _ in hasEnded = true }, receiveValue: { values.append($0) })
        clock.advance(by: 0.9)
        subject.send(1)
        clock.advance(by: 0.9)
        #expect(!hasEnded)
        clock.advance(by: 0.2)
        subject.send(2)
        #expect(hasEnded && values == [1])
        cancellable.cancel()
    }

    @Test func valuesComeOnAQueue() async {
        let queue = DispatchQueue(label: "values")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        var values: [Bool] = []
        let places = (1...2).publisher.receive(on: queue).map { _ in DispatchQueue.getSpecific(key: key) ?? false }
        for await value in places.values { values.append(value) }
        #expect(values == [true, true])
    }

    @Test func notificationsAreValues() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        var count = 0
        let cancellable = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        cancellable.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test func anArrayIsAwaited() async throws {
        let failing = (1...3).publisher.tryMap { if $0 == 3 { throw URLError(.badURL) } else { $0 } }
        var values: [Int] = []
        await #expect(throws: URLError.self) { for try await value in failing.values { values.append(value) } }
        #expect(values == [1, 2])
    }
}
