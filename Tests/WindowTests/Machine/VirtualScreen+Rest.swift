import Awaiting
import Testing

extension VirtualScreen {
    /// Waits until the screen shows the expected contents and nothing moves.
    @discardableResult
    func picture(
        at location: SourceLocation = #_sourceLocation,
        showing what: Comment,
        _ isWanted: (Picture) -> Bool
    ) throws -> Picture {
        var last: Picture?
        return try #require(
            eventually {
                let now = try picture()
                defer { last = now }
                guard now == last, isWanted(now) else { return nil }
                return now
            },
            what,
            sourceLocation: location
        )
    }
}
