import Testing

@testable import UIKit

@MainActor @Suite struct ReusePoolTests {
    @Test func viewsOfOneUseReplaceEachOtherTheLastFirst() {
        var pool = ReusePool<String, Int, UIView>()
        let views = (0..<3).map { _ in UIView() }
        pool.enqueue(views[0], for: "a")
        pool.enqueue(views[1], for: "b")
        pool.enqueue(views[2], for: "a")
        #expect(pool.take("a") === views[2])
        #expect(pool.take("a") === views[0])
        #expect(pool.take("a") == nil)
        #expect(pool.take("b") === views[1])
    }

    @Test func aNewSourceEndsTheUseOfWaitingViews() {
        var pool = ReusePool<String, Int, UIView>()
        pool.register(1, for: "a")
        pool.enqueue(UIView(), for: "a")
        pool.enqueue(UIView(), for: "b")
        pool.register(2, for: "a")
        #expect(pool.source(for: "a") == 2)
        #expect(pool.take("a") == nil)
        #expect(pool.take("b") != nil)
        pool.register(nil, for: "a")
        #expect(pool.source(for: "a") == nil)
    }
}
