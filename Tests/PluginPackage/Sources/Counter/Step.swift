/// The number by which a counter goes on at a time. This file needs no rewriting.
public struct Step: Sendable {
    public var count: Int

    public init(_ count: Int) { self.count = count }
}
