import Testing

@testable import DesktopHost

@MainActor struct ActionNameTests {
    @Test func namesHaveLettersDigitsAndHyphensAndDiffer() {
        let names = WindowHost.actionNames(["Öffnen", "Fold up", "?ffnen", ""])
        #expect(names == ["-ffnen", "Fold-up", "-ffnen-2", "action"])
    }
}
