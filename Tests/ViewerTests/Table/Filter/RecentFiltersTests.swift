import ConfinedFiles
import Foundation
import TemporaryFolder
import Testing

@testable import Viewer

@Suite @MainActor struct RecentFiltersTests {
    @Test func theLatestConditionIsTheFirst() {
        let recent = RecentFilters()
        for text in ["a", "b", "a", "", "x\ny"] { recent.add(text) }
        #expect(recent.texts == ["a", "b"])
        for number in 0..<100 { recent.add("\(number)") }
        #expect(recent.texts.count == RecentFilters.limit && recent.texts.first == "99")
    }

    @Test func conditionsAreKeptInAFile() throws {
        let folder = try TemporaryFolder()
        let place = PrivateFolder(folder.url.appending(path: "new"))
        let file = place.url.appending(path: "recent-filters")
        let (first, second) = (RecentFilters(keptIn: place), RecentFilters(keptIn: place))
        first.add("status=404")
        second.add("level>=warn && é")
        first.add("b")
        #expect(RecentFilters(keptIn: place).texts == ["b", "level>=warn && é", "status=404"])
        try Data([0xFF, 0x0A]).write(to: file)
        #expect(RecentFilters(keptIn: place).texts.isEmpty)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(RecentFilters(keptIn: place).texts.isEmpty)
    }

    @Test func aWalkEndsAtTheTextOfTheUser() {
        let recent = RecentFilters()
        for text in ["a", "b", "c"] { recent.add(text) }
        var walk = recent.walk(from: "b")
        #expect([true, true, true, true].map { walk.step(older: $0) } == ["c", "a", nil, nil])
        #expect([false, false, false].map { walk.step(older: $0) } == ["c", "b", nil])
    }
}
