import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that rows open with a fade when the user prefers reduced motion: with the final state of
/// an animation, without its motion.
@Suite(.serialized) @MainActor struct ReducedMotionTests {
    /// An operation on a table of notes.
    enum Scene: CaseIterable {
        case opens, closes, accordion, revealsTheLastRow, revealsTheTop, closesAtTheEnd, opensAll, goesFarAway

        @MainActor var fixture: NotesFixture {
            let fixture: NotesFixture
            switch self {
            case .accordion: fixture = NotesFixture(policy: .accordion)
            case .revealsTheTop: fixture = NotesFixture([(0..<12).map { Note(id: $0, lines: 60) }])
            case .closesAtTheEnd: fixture = NotesFixture([(0..<12).map { Note(id: $0, lines: 40) }])
            default: fixture = NotesFixture()
            }
            switch self {
            case .closes: fixture.open(3)
            case .accordion:
                fixture.table.scrollToRow(at: [0, 20], at: .top, animated: false)
                fixture.screen.settle()
                fixture.open(20)
            case .closesAtTheEnd:
                fixture.open(11)
                fixture.table.scrollToRow(at: [0, 11], at: .bottom, animated: false)
                fixture.screen.settle()
            default: break
            }
            return fixture
        }

        /// Returns the row that unfolds or folds.
        @MainActor func row(in fixture: NotesFixture) throws -> Int {
            switch self {
            case .opens, .closes, .opensAll: 3
            case .accordion: 23
            case .revealsTheTop: 4
            case .closesAtTheEnd: 11
            case .goesFarAway: 48
            case .revealsTheLastRow:
                try #require(
                    fixture.table.indexPathsForVisibleRows?.last {
                        fixture.notes.sections[0][$0.row].lines > NoteCell.foldedLines
                    }
                ).row
            }
        }

        @MainActor func act(on fixture: NotesFixture) throws {
            let row = try row(in: fixture)
            switch self {
            case .opensAll: fixture.expander.expandAll()
            case .goesFarAway: fixture.expander.show(row, at: .middle, animated: false)
            default: fixture.expander.toggle(row)
            }
        }
    }

    private struct Stand: Equatable {
        var offset: CGFloat
        /// The frames of the visible rows.
        var frames: [Int: CGRect]
        var open: [Int]
    }

    private func stand(_ fixture: NotesFixture) throws -> Stand {
        var frames: [Int: CGRect] = [:]
        for row in (fixture.table.indexPathsForVisibleRows ?? []).map(\.row) {
            let frame = fixture.screen.presentedFrame(of: try fixture.cell(row))
            if frame.maxY > 0.01, frame.minY < 479.99 { frames[row] = frame }
        }
        return Stand(
            offset: fixture.table.contentOffset.y,
            frames: frames,
            open: Array(fixture.expander.state.unfolded)
        )
    }

    @Test(arguments: Scene.allCases)
    func allIsInPlaceAtOnceWhereTheMotionWouldTakeIt(scene: Scene) throws {
        let moving = scene.fixture
        let start = try stand(moving)
        try scene.act(on: moving)
        moving.screen.settle()
        let end = try stand(moving)
        #expect(end != start)

        let fading = scene.fixture
        fading.screen.reducesMotion = true
        try scene.act(on: fading)
        var frames = 0
        repeat {
            let now = try stand(fading)
            #expect(now == end, "frame \(frames)")
            #expect(fading.flaw() == nil)
            fading.screen.advance(by: 1 / 120)
            frames += 1
        } while fading.screen.isMoving
        #expect(frames > 10 || scene == .goesFarAway, "a fade takes its time")
    }

    /// The animation is reversed repeatedly. Each time, all rows are at their final positions immediately.
    @Test(arguments: [Scene.opens, .accordion, .revealsTheLastRow], [0.02, 0.1, 0.2])
    func aSecondTapTurnsItRound(scene: Scene, pause: Double) throws {
        let reference = scene.fixture
        let row = try scene.row(in: reference)
        var stands: [Stand] = []
        for _ in 0..<4 {
            reference.expander.toggle(row)
            reference.screen.settle()
            stands.append(try stand(reference))
        }

        let fixture = scene.fixture
        fixture.screen.reducesMotion = true
        for expected in stands {
            try fixture.tap(row)
            let tapped = try stand(fixture)
            #expect(tapped == expected)
            fixture.screen.advance(by: pause)
            let later = try stand(fixture)
            #expect(later == expected && fixture.flaw() == nil)
        }
        fixture.screen.settle()
        #expect(try stand(fixture) == stands.last && fixture.flaw() == nil)
    }

    /// Every frame is a blend of the picture before and the one after, in the same proportion everywhere.
    @Test(arguments: [Scene.opens, .closes, .accordion, .revealsTheLastRow])
    func thePicturesGoOverIntoEachOther(scene: Scene) throws {
        let fixture = scene.fixture
        fixture.screen.reducesMotion = true
        let before = try samples(fixture)
        try scene.act(on: fixture)
        #expect(try samples(fixture) == before, "nothing is to be seen yet")
        var pictures: [[Int]] = []
        while fixture.screen.isMoving {
            fixture.screen.advance(by: 1 / 60)
            pictures.append(try samples(fixture))
        }
        let after = try #require(pictures.last)
        let strongest = try #require(before.indices.max { abs(after[$0] - before[$0]) < abs(after[$1] - before[$1]) })
        let way = after[strongest] - before[strongest]
        #expect(abs(way) > 80)
        let parts = pictures.map { Double($0[strongest] - before[strongest]) / Double(way) }
        #expect(parts == parts.sorted() && parts.filter { 0.1...0.9 ~= $0 }.count > 5, "\(parts)")
        for (part, picture) in zip(parts, pictures) {
            let error =
                picture.indices.map { index -> Double in
                    let expected = Double(before[index]) + part * Double(after[index] - before[index])
                    return abs(Double(picture[index]) - expected)
                }.max() ?? 0
            #expect(error <= 4, "at \(part)")
        }
    }

    @Test func aFadeThatIsInterruptedGoesOnFromWhatIsSeen() throws {
        let fixture = Scene.opens.fixture
        fixture.screen.reducesMotion = true
        let before = try samples(fixture)
        fixture.expander.toggle(3)
        fixture.screen.advance(by: 0.12)
        let half = try samples(fixture)
        #expect(zip(half, before).contains { abs($0 - $1) > 40 })
        fixture.expander.toggle(3)
        let difference = zip(try samples(fixture), half).map { abs($0 - $1) }.max() ?? 0
        #expect(difference <= 2, "of 255")
        fixture.screen.settle()
        #expect(try samples(fixture) == before)
    }

    @Test func aDetailIsThereAtOnceAndGoesWithTheFade() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = DetailController(style: .plain)
        screen.show(controller)
        screen.reducesMotion = true
        controller.expander.details = RowDetails { _ in DetailController.detail() }
        let cell = try #require(controller.tableView.cellForRow(at: [0, 2]) as? DetailCell)
        let folded = cell.frame.height
        for _ in 0..<2 {
            controller.expander.toggle(2)
            #expect(screen.presentedFrame(of: cell).height == folded + 100)
            #expect(DetailFrame.of(cell.detailHost).content?.frame.height == 100)
            screen.advance(by: 0.1)
            controller.expander.toggle(2)
            #expect(screen.presentedFrame(of: cell).height == folded)
            screen.settle()
            #expect(DetailFrame.of(cell.detailHost).content == nil)
        }
    }

    /// Returns the green component of every seventh pixel on the screen.
    private func samples(_ fixture: NotesFixture) throws -> [Int] {
        let image = try #require(fixture.screen.picture().cgImage)
        let bytes = image.pixels.bytes
        return stride(from: 0, to: image.width * image.height, by: 7).map { index in
            Int(bytes[index / image.width * image.bytesPerRow + index % image.width * 4 + 1])
        }
    }
}
