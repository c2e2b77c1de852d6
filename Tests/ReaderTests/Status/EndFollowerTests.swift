import Testing

@testable import Reader

@Suite struct EndFollowerTests {
    @Test func onlyMovesOfTheUserCount() {
        var follower = EndFollower(staysAtEnd: true)
        follower.contentDidScroll(byUser: false, isAtEnd: false)
        #expect(follower.staysAtEnd)
        follower.contentDidScroll(byUser: true, isAtEnd: false)
        #expect(!follower.staysAtEnd)
        follower.contentDidScroll(byUser: false, isAtEnd: true)
        #expect(!follower.staysAtEnd)
        follower.endMove(isAtEnd: true)
        #expect(!follower.staysAtEnd)
        follower.contentDidScroll(byUser: true, isAtEnd: true)
        #expect(follower.staysAtEnd)
    }

    @Test func aMoveByKeyCountsWhenItEnds() {
        var follower = EndFollower(staysAtEnd: false)
        follower.beginMove()
        follower.contentDidScroll(byUser: false, isAtEnd: true)
        #expect(!follower.staysAtEnd)
        follower.endMove(isAtEnd: true)
        #expect(follower.staysAtEnd)
        follower.beginMove()
        follower.endMove(isAtEnd: false)
        #expect(!follower.staysAtEnd)
        follower.moveToEnd()
        #expect(follower.staysAtEnd)
        follower.rowDidToggle()
        #expect(!follower.staysAtEnd)
    }

    /// The current row decides, also after the movement that brings it on the screen.
    @Test func theLastRowStaysAtTheEnd() {
        var follower = EndFollower(staysAtEnd: true)
        follower.beginMove()
        follower.currentRowDidMove(isLast: false)
        follower.endMove(isAtEnd: true)
        #expect(!follower.staysAtEnd)
        follower.currentRowDidMove(isLast: true)
        #expect(follower.staysAtEnd)
    }
}
