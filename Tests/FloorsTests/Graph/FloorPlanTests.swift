import Testing

@Suite struct FloorPlanTests {
    private let plan = FloorPlan(["Ground", "House/Base", "House/Kit"])

    private func use(_ user: String, _ used: String, line: Int = 3) -> Use {
        Use(name: "Door", place: .init(file: user, line: line), declaration: .init(file: used, line: 8))
    }

    @Test func aFileIsOnTheFloorOfItsFolder() {
        #expect(plan.floor(of: "Ground/Cellar/Stairs.swift") == 0)
        #expect(plan.floor(of: "House/Kit/Door.swift") == 2)
        #expect(plan.floor(of: "House/Kitchen/Sink.swift") == nil)
        #expect(plan.floor(of: "Roof/Tile.swift") == nil)
    }

    @Test func usesOnTheSameFloorAndDownwardAreAllowed() {
        let uses = [
            use("House/Kit/Door.swift", "House/Base/Wall.swift"), use("House/Kit/Door.swift", "Ground/Stone.swift"),
            use("House/Base/Wall.swift", "House/Base/Window.swift"),
        ]
        #expect(plan.upwardUses(in: uses).isEmpty)
    }

    @Test func oneUpwardUseFailsAndNamesBothLines() {
        let uses = [
            use("House/Kit/Door.swift", "House/Base/Wall.swift"), use("House/Base/Wall.swift", "House/Kit/Door.swift"),
        ]
        #expect(
            plan.upwardUses(in: uses) == [
                "House/Base/Wall.swift:3 uses Door, which a higher floor declares: House/Kit/Door.swift:8"
            ]
        )
    }

    @Test func aPairOfFilesIsNamedOnceWithTheFirstLine() {
        let uses = [9, 4, 7].map { use("Ground/Stone.swift", "House/Kit/Door.swift", line: $0) }
        #expect(
            plan.upwardUses(in: uses) == [
                "Ground/Stone.swift:4 uses Door, which a higher floor declares: House/Kit/Door.swift:8"
            ]
        )
    }
}
