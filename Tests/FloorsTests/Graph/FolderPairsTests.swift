import Testing

@Suite struct FolderPairsTests {
    private func pairs(_ uses: (String, String)...) -> Set<String> {
        let uses = uses.map { user, used in
            Use(name: "Door", place: .init(file: user, line: 3), declaration: .init(file: used, line: 8))
        }
        return FolderPairs(uses, in: "House/Kit").pairs
    }

    @Test func foldersThatUseEachOtherAreAPair() {
        #expect(
            pairs(
                ("House/Kit/Walls/Wall.swift", "House/Kit/Doors/Door.swift"),
                ("House/Kit/Doors/Locks/Lock.swift", "House/Kit/Walls/Stone.swift")
            ) == ["Doors Walls"]
        )
    }

    @Test func usesInOneDirectionAreNoPair() {
        #expect(
            pairs(
                ("House/Kit/Walls/Wall.swift", "House/Kit/Doors/Door.swift"),
                ("House/Kit/Roof/Tile.swift", "House/Kit/Walls/Wall.swift")
            ).isEmpty
        )
    }

    @Test func otherFoldersAreNotCompared() {
        #expect(
            pairs(
                ("House/Kit/Walls/Wall.swift", "House/Base/Stone.swift"),
                ("House/Base/Stone.swift", "House/Kit/Walls/Wall.swift"),
                ("House/Kit/Kit.swift", "House/Kit/Walls/Wall.swift"),
                ("House/Kit/Walls/Wall.swift", "House/Kit/Kit.swift")
            ).isEmpty
        )
    }
}
