import Awaiting
import Testing

extension VirtualScreen {
    /// Waits until the screen shows the expected contents and nothing moves.
    ///
    /// Between two pictures that are equal, the program mustn't have worked either. A busy machine may keep it from
    /// drawing its next frame for longer than a picture takes.
    @discardableResult
    func picture(
        at location: SourceLocation = #_sourceLocation,
        showing what: Comment,
        _ isWanted: (Picture) -> Bool
    ) throws -> Picture {
        var last: (picture: Picture, work: [Substring]?)?
        return try #require(
            eventually {
                let now = (picture: try picture(), work: application.work)
                defer { last = now }
                guard let last, now.picture == last.picture, now.work == last.work, now.work?.first != "R",
                    isWanted(now.picture)
                else { return nil }
                return now.picture
            },
            what,
            sourceLocation: location
        )
    }
}
