import Testing

@testable import Viewer

struct FollowerTests {
    @Test func onlyTheReaderDecidesWhetherHeStays() {
        var follower = Follower(staysAtEnd: true)
        follower.scrolled(byReader: false, isAtEnd: false)
        #expect(follower.staysAtEnd)
        follower.scrolled(byReader: true, isAtEnd: false)
        #expect(!follower.staysAtEnd)
        follower.scrolled(byReader: false, isAtEnd: true)
        #expect(!follower.staysAtEnd)
        follower.arrived(isAtEnd: true)
        #expect(!follower.staysAtEnd)
        follower.scrolled(byReader: true, isAtEnd: true)
        #expect(follower.staysAtEnd)
    }

    @Test func aKeyCountsWhenItsWayIsOver() {
        var follower = Follower(staysAtEnd: false)
        follower.leaves()
        follower.scrolled(byReader: false, isAtEnd: true)
        #expect(!follower.staysAtEnd)
        follower.arrived(isAtEnd: true)
        #expect(follower.staysAtEnd)
        follower.leaves()
        follower.arrived(isAtEnd: false)
        #expect(!follower.staysAtEnd)
        follower.goesToEnd()
        #expect(follower.staysAtEnd)
        follower.readerTouchedRow()
        #expect(!follower.staysAtEnd)
    }
}
