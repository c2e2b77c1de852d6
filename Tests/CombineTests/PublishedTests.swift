import Combine
import Testing

@Suite struct PublishedTests {
    private class Player: ObservableObject {
        @Published var score = 0
        @Published var name: String

        init(name: String) { self.name = name }
    }

    private final class Champion: Player {
        @Published var titles = 1
    }

    @Test func aPropertyPublishesItsValuesBeforeItHasThem() {
        let player = Player(name: "Ada")
        var values: [String] = []
        let cancellable = player.$score.sink { values.append("\($0) \(player.score)") }
        player.score = 1
        player.score += 1
        #expect(values == ["0 0", "1 0", "2 1"] && player.score == 2)
        cancellable.cancel()
    }

    @Test func anObjectTellsOfAllItsProperties() {
        let champion = Champion(name: "Ada")
        champion.titles = 2
        var count = 0
        let cancellable = champion.objectWillChange.sink { count += 1 }
        champion.score = 1
        champion.titles = 3
        champion.name = "Bea"
        #expect(count == 3)
        #expect(champion.objectWillChange === champion.objectWillChange)
        champion.objectWillChange.send()
        #expect(count == 4)
        cancellable.cancel()
    }

    @Test func valuesAreAssigned() {
        let (player, names) = (Player(name: "Ada"), PassthroughSubject<String, Never>())
        names.assign(to: &player.$name)
        names.send("Bea")
        #expect(player.name == "Bea")
        let other = Player(name: "")
        let cancellable = player.$name.assign(to: \.name, on: other)
        player.name = "Cem"
        #expect(other.name == "Cem")
        cancellable.cancel()
    }

    @Test func publishersEndWithTheirObject() {
        var player: Player? = Player(name: "Ada")
        weak let reference = player
        var hasEnded = false
        let cancellable = player?.$score.sink(receiveCompletion: { _ in hasEnded = true }, receiveValue: { _ in })
        player = nil
        #expect(reference == nil && hasEnded)
        cancellable?.cancel()
    }
}
