import Awaiting
import Documents
import Foundation
import SeededRandom
import TemporaryFolder
import Testing

@testable import Reader

/// After any commands the rows of a page, and the current one, are those of a slow model.
///
/// `UNFOLD_LAWS` multiplies the number of steps.
@MainActor @Suite struct ReaderPageWalkTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func document(_ name: String, _ text: String) async throws -> any Document {
        let file = folder.url.appending(path: name)
        try Data(text.utf8).write(to: file)
        let document = try DocumentSource.file(path: file.path).open()
        await document.finishIndexing()
        return document
    }

    /// Returns a value of JSON with others inside it.
    private static func json(_ depth: Int, _ generator: inout SeededGenerator) -> String {
        switch depth > 0 ? generator.below(4) : 3 {
        case 0, 1:
            let members = (0..<generator.below(5)).map { "\"k\($0)\": \(json(depth - 1, &generator))" }
            return "{\(members.joined(separator: ", "))}"
        case 2: return "[\((0..<generator.below(5)).map { _ in json(depth - 1, &generator) }.joined(separator: ", "))]"
        default: return ["1", "\"text\"", "null", "true", "[]", "{}"][generator.below(6)]
        }
    }

    @Test(arguments: LawCount.seeds(8)) func pagesAreLikeTheirModel(seed: UInt64) async throws {
        let steps = 60
        var generator = SeededGenerator(seed: seed)
        let isLines = generator.below(3) == 0
        let values = (0..<1 + generator.below(12)).map { _ in Self.json(4, &generator) }
        let text = isLines ? values.joined(separator: "\n") : "[\n\(values.joined(separator: ",\n"))\n]"
        let document = try await document(isLines ? "a.jsonl" : "a.json", text)
        guard document.rowCount > 1 else { return }
        let page = ReaderPage(document, follows: false)
        var model = PageModel(document)
        for step in 0..<steps {
            let name = await take(generator.below(11), page, &model, &generator)
            let rows = model.rows
            let ids = (0..<page.outline.count).map { page.outline.id(at: $0) }
            #expect(ids == rows.map(\.id), "seed \(seed), step \(step): \(name)")
            #expect(page.current == model.currentIndex, "seed \(seed), step \(step): \(name)")
            guard ids == rows.map(\.id), page.current == model.currentIndex else { return }
            guard let position = page.position(ofRowAt: page.current), let id = model.current else { continue }
            let group = rows[page.current].parent == nil ? rows.filter { $0.parent == nil } : model.siblings(of: id)
            #expect(position.count == group.count && group[position.index].id == id, "seed \(seed), step \(step)")
        }
    }

    /// Does the same with a page and its model, and returns the name of it.
    private func take(
        _ kind: Int,
        _ page: ReaderPage,
        _ model: inout PageModel,
        _ generator: inout SeededGenerator
    ) async -> String {
        guard let current = model.current else {
            page.setCurrent(0)
            model.setCurrent(0)
            return await setFilter("", page, &model)
        }
        switch kind {
        case 0...2:
            let count = generator.below(9) - 4
            page.setCurrent(page.current + count)
            model.setCurrent(model.currentIndex + count)
            return "step \(count)"
        case 3, 4:
            let isOpen = page.row(at: page.current)?.isOpen == true
            page.setOpen(!isOpen, at: page.current)
            if isOpen { model.open.remove(current) } else { model.open.insert(current) }
            return "toggle"
        case 5:
            let level = 1 + generator.below(4)
            page.setLevel(level)
            model.open = Set(model.all.filter { $0.depth < level - 1 && $0.hasInside }.map(\.id))
            model.settle()
            return "level \(level)"
        case 6:
            page.unfoldInside()
            let inside = [current] + model.descendants(of: current).map(\.id)
            let containers = Set(model.all.filter(\.hasInside).map(\.id))
            model.open.formUnion(inside.filter(containers.contains))
            return "unfold inside"
        case 7:
            page.unfoldSiblings()
            model.open.formUnion(model.siblings(of: current).filter(\.hasInside).map(\.id))
            return "unfold siblings"
        case 8:
            page.foldSiblings()
            model.open.subtract(model.siblings(of: current).map(\.id))
            model.settle()
            return "fold siblings"
        case 9:
            let rows = model.all
            let target = rows[generator.below(rows.count)]
            guard let offset = target.id.offset else { return "nothing" }
            page.reveal(byte: offset)
            var parent = target.parent
            while let id = parent {
                model.open.insert(id)
                parent = rows.first { $0.id == id }?.parent
            }
            model.current = target.id
            return "reveal \(offset)"
        default:
            return await setFilter(model.shown == nil ? ["text", "k1", "null"][generator.below(3)] : "", page, &model)
        }
    }

    private func setFilter(_ text: String, _ page: ReaderPage, _ model: inout PageModel) async -> String {
        try? page.filter.set(text)
        await until { page.filter.isComplete }
        if text.isEmpty {
            model.shown = nil
        } else {
            model.shown = (0..<model.document.rowCount).filter {
                model.document.source(ofRowAt: $0, limit: 1 << 20)?.contains(text) == true
            }
        }
        model.settle()
        return "filter \(text)"
    }

    @Test func jumpsHaveAWayBack() async throws {
        let document = try await document("a.json", #"{"a": {"b": {"c": 1}}, "d": 2, "e": 3}"#)
        let page = ReaderPage(document, follows: false)
        page.jump(to: 2)
        page.leavePlace()
        page.find(try RowPath(".a.b.c"))
        await until { page.outline.count == 5 && page.current == 2 }
        #expect(page.outline.path(ofRowAt: page.current).path.text() == ".a.b.c")
        #expect(page.goThroughHistory(forward: false))
        #expect(page.outline.path(ofRowAt: page.current).path.text() == ".e")
        #expect(page.goThroughHistory(forward: false))
        #expect(page.current == 0)
        // The row may be inside folded ones on the way forward.
        page.setLevel(1)
        #expect(page.goThroughHistory(forward: true) && page.goThroughHistory(forward: true))
        #expect(page.outline.path(ofRowAt: page.current).path.text() == ".a.b.c")
    }

    @Test func rowsAreSortedAndStayWhereTheyAre() async throws {
        let csv = "id,amount\n" + (0..<20).map { "\($0),\($0 * 7 % 20)\n" }.joined()
        let page = ReaderPage(try await document("a.csv", csv), follows: false)
        page.setCurrent(5)
        page.sort(by: "-Amount")
        await until { page.sortName == "-amount" }
        #expect(page.current == 0)
        #expect(page.row(at: 0)?.row.cells.last?.text == "19")
        page.sort(by: "none")
        #expect(page.message?.contains("id, amount") == true)
        // The row from which sorting led away.
        page.sort(by: "")
        #expect(page.sortName == nil && page.goThroughHistory(forward: false))
        #expect(page.current == 5)
    }

    @Test func rowsAroundThoseOfAConditionAreShown() async throws {
        let log = (0..<30).map { "2026-11-28 12:00:0\($0 % 10) \($0 % 10 == 5 ? "ERROR" : "INFO") number \($0)\n" }
            .joined()
        let page = ReaderPage(try await document("a.log", log), follows: false)
        try page.filter.set("level>=error")
        await until { page.filter.isComplete }
        #expect(page.outline.count == 3)
        page.filter.widen(by: 1)
        #expect(page.outline.count == 9 && page.filter.isAround(4) && !page.filter.isAround(5))
        page.filter.widen(by: -5)
        #expect(page.outline.count == 3 && page.filter.context == 0)
    }
}
