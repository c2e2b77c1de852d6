import Foundation
import FoundationNetworking

extension URLSession {
    /// A publisher of the data at an address.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let task = TaskSubscription(Outlet(AnySubscriber(subscriber)), request, session)
            subscriber.receive(subscription: task)
        }
    }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
}

/// A task that begins when its data is wanted.
private final class TaskSubscription: Subscription {
    typealias DataOutlet = Outlet<AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>>

    private let outlet: DataOutlet
    private let task: URLSessionDataTask

    init(_ outlet: DataOutlet, _ request: URLRequest, _ session: URLSession) {
        self.outlet = outlet
        nonisolated(unsafe) let outlet = outlet
        task = session.dataTask(with: request) { data, response, error in
            if let response, error == nil {
                outlet.send((data ?? Data(), response))
                outlet.end(.finished)
            } else {
                outlet.end(.failure(error as? URLError ?? URLError(.unknown)))
            }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        outlet.request(demand)
        if demand > .none { task.resume() }
    }

    func cancel() {
        outlet.cancel()
        task.cancel()
    }
}
