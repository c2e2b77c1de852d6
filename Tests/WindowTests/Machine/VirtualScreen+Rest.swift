import Testing

extension VirtualScreen {
    /// Waits until the screen shows what is wanted, and nothing moves any more.
    @discardableResult
    func picture(
        at location: SourceLocation = #_sourceLocation,
        showing what: Comment,
        _ isWanted: (Picture) -> Bool
    ) throws -> Picture {
        var last: Picture?
        return try #require(
            eventually(seconds: 20) {
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
