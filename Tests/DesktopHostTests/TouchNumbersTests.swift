import Testing

@testable import DesktopHost

struct TouchNumbersTests {
    @Test func aFingerKeepsItsNumberAndAFreedOneIsGivenAgain() {
        var numbers = TouchNumbers<String>()
        let first = ["thumb", "index", "thumb"].map { numbers.number(of: $0) }
        #expect(first == [1, 2, 1])
        numbers.remove("thumb")
        let second = ["ring", "index", "thumb"].map { numbers.number(of: $0) }
        #expect(second == [1, 2, 3])
    }
}
