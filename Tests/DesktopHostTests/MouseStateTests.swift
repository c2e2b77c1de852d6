import Testing

@testable import DesktopHost

struct MouseStateTests {
    @Test func oneTouchLastsFromTheFirstButtonToTheLast() {
        var mouse = MouseState()
        let begins = [3, 1].map { mouse.press($0) }
        #expect(begins == [true, false])
        let ends = [3, 1].map { mouse.release($0) }
        #expect(ends == [nil, 3])
        #expect(mouse.firstButton == nil)
    }

    @Test func aReleaseWithoutAPressEndsNothing() {
        var mouse = MouseState()
        let ended = mouse.release(1)
        #expect(ended == nil)
    }

    @Test func cancellingForgetsTheButtons() {
        var mouse = MouseState()
        _ = mouse.press(1)
        let cancelled = [mouse.cancel(), mouse.cancel()]
        #expect(cancelled == [1, nil])
        let begins = mouse.press(2)
        #expect(begins)
    }
}
