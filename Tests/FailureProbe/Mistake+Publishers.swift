import Combine

extension Mistake {
    static let publishers = [
        Mistake("a demand of less than no values") { _ = Subscribers.Demand.max(-1) }
    ]
}
