import Foundation
import Testing
import UIKit

@testable import UIKitTesting

/// Tests what counts as a flaw in the contents of rows, by samples.
@Suite struct ContentFlawsTests {
    /// A text in a row: its top in the row, its height, and how it is seen.
    private struct Text {
        var name = "Text"
        var top: CGFloat = 10
        var height: CGFloat = 20
        var opacity: CGFloat = 1
        var scale: CGFloat = 1
        var unrest: CGFloat = 0
    }

    /// Returns a frame with a row of a height, which clips its texts.
    private func row(_ height: CGFloat, at top: CGFloat = 0, number: Int = 0, unrest: CGFloat = 0, _ texts: Text...)
        -> CellSample
    {
        let frame = CGRect(x: 0, y: top, width: 320, height: height)
        let contents = texts.map { text in
            let place = CGRect(x: 16, y: top + text.top, width: 200, height: text.height)
            return ContentSample(
                key: .text(text.name),
                name: text.name,
                isText: true,
                lineHeight: 20,
                frame: place,
                origin: place.origin,
                shown: place.intersection(frame),
                opacity: text.opacity,
                scale: text.scale,
                unrest: text.unrest
            )
        }
        return CellSample(
            row: [0, number],
            frame: frame,
            table: CGRect(x: 0, y: 0, width: 320, height: 480),
            unrest: unrest,
            contents: contents.filter(\.isSeen)
        )
    }

    private func flaws(_ frames: [CellSample], appearance: Int? = nil) -> [JumpReport.Flaw] {
        // Contents that stand for some frames are the same as contents that are read in each of them.
        let long = frames.flatMap { [$0, $0, $0, $0] }
        let read = found(long, appearance)
        let standing = found(
            long.enumerated().map { index, cell in
                var cell = cell
                cell.isUnchanged = index % 4 > 0
                return cell
            },
            appearance
        )
        #expect(read == standing)
        return found(frames, appearance)
    }

    private func found(_ frames: [CellSample], _ appearance: Int?) -> [JumpReport.Flaw] {
        var history = CellHistory()
        for (frame, cell) in frames.enumerated() { history.append(cell, at: frame) }
        let times = frames.indices.map { Double($0) / 60 }
        return ContentFlaws(times: times, cells: [history], appearance: appearance).all
    }

    private func kinds(_ frames: [CellSample]) -> [JumpReport.Flaw.Kind] { flaws(frames).map(\.kind) }

    @Test func textsThatTheRowTakesAlongHaveNoFlaw() {
        // Texts at the top, at the bottom and in the middle of a row that unfolds, and one that the row covers.
        let frames = [100, 108, 140, 190, 240, 270, 282, 284].map { (height: CGFloat) in
            row(
                height,
                Text(name: "top"),
                Text(name: "bottom", top: height - 30),
                Text(name: "middle", top: height / 2 - 10),
                Text(name: "all", top: 40, height: 244)
            )
        }
        #expect(kinds(frames) == [] && kinds(frames.reversed()) == [])
    }

    @Test func aTextThatIsGoneAtOnceVanishes() {
        let frames = [row(100, Text(height: 60)), row(99, Text(height: 60)), row(95), row(60)]
        let found = flaws(frames)
        #expect(found.map(\.kind) == [.vanishes] && found.first?.amount == 60 && found.first?.time == 2 / 60.0)
        #expect(found.first?.part == .row([0, 0]) && found.first?.content == "Text")
        #expect("\(found[0])" == "At 0.033 s “Text” in row 0 of section 0 vanishes, by 60")
        // Most of it, or by its opacity.
        #expect(
            kinds([row(100, Text(height: 60)), row(98, Text(height: 20)), row(60, Text(height: 20))]) == [.vanishes]
        )
        #expect(kinds([row(100, Text()), row(98, Text(opacity: 0.2)), row(60, Text(opacity: 0.2))]) == [.vanishes])
    }

    @Test func aTextThatFadesOrShrinksEvenlyDoesNot() {
        #expect(kinds([1, 0.8, 0.55, 0.3, 0.15, 0].map { row(100, Text(opacity: $0)) }) == [])
        #expect(kinds([120, 100, 72, 44, 20, 4, 0].map { row(140, Text(height: $0)) }) == [])
    }

    @Test func anotherTextMayTakeThePlace() {
        #expect(kinds([row(100, Text(name: "More")), row(100, Text(name: "Less"))]) == [])
        let elsewhere = [row(100, Text(name: "More")), row(100, Text(name: "Less", top: 60))]
        #expect(kinds(elsewhere) == [.vanishes])
    }

    @Test func aCellThatShowsAnotherRowStartsAnew() {
        let first = row(100, Text(name: "One"), Text(name: "Detail", top: 50))
        #expect(kinds([first, row(100, at: 300, number: 7, Text(name: "Two", top: 70))]) == [])
    }

    @Test func aTextOutOfSightHasNoFlaw() {
        #expect(kinds([row(100, at: 500, Text()), row(100, at: 500)]) == [])
    }

    @Test func aTextThatChangesItsScaleIsScaled() {
        let grows = [0.1, 0.4, 0.8, 1, 1].map { row(100, Text(scale: $0)) }
        #expect(flaws([row(100)] + grows).map(\.kind) == [.isScaled])
        let squeezed = [1, 0.4, 0.7, 1].map { row(100, Text(scale: $0)) }
        let found = flaws(squeezed)
        #expect(found.map(\.kind) == [.isScaled] && abs((found.first?.amount ?? 0) - 0.6) < 1e-9)
        // The app changes the size.
        #expect(kinds([1, 1.1, 1.3, 1.4, 1.4].map { row(100, Text(scale: $0)) }) == [])
    }

    @Test func aTextThatJumpsInItsRowLeaps() {
        let found = flaws([10, 10, 40, 39, 38, 37.5].map { row(100, Text(top: $0)) })
        #expect(found.map(\.kind) == [.leaps] && found.first?.amount == 30)
        // Half a line, or a glide.
        #expect(kinds([10, 10, 19, 19].map { row(100, Text(top: $0)) }) == [])
        #expect(kinds([10, 14, 28, 50, 66, 74, 76].map { row(120, Text(top: $0)) }) == [])
    }

    @Test func textsOverEachOtherOverlap() {
        func frames(_ opacities: [CGFloat]) -> [CellSample] {
            [row(100, Text(name: "a"))]
                + opacities.map {
                    row(100, Text(name: "a", opacity: 1 - $0 / 4), Text(name: "b", top: 15, opacity: $0))
                }
                + [row(100, Text(name: "a"), Text(name: "b", top: 40))]
        }
        let found = flaws(frames([0.3, 0.6, 1])).filter { $0.kind == .overlaps }
        #expect(found.map(\.content) == ["b"] && found.first?.amount == 15)
        // One that fades out while the other one fades in, and texts that are over each other at rest.
        let fade = [0, 0.25, 0.5, 0.75, 1].map {
            row(100, Text(name: "a", opacity: 1 - $0), Text(name: "b", opacity: $0))
        }
        #expect(kinds(fade) == [])
        let design = row(100, Text(name: "a"), Text(name: "b", top: 15))
        #expect(kinds([design, design]) == [])
    }

    @Test func theFirstScreenRests() {
        let moving = [row(50, unrest: 36, Text(unrest: 4)), row(70, unrest: 16, Text()), row(86, Text())]
        let found = flaws(moving, appearance: 0)
        #expect(found.map(\.kind) == [.isUnsettled, .isUnsettled] && found.map(\.content) == ["", "Text"])
        #expect(found.map(\.amount) == [36, 4])
        #expect(kinds(moving) == [], "a table that was there before may be in a motion")
    }
}
