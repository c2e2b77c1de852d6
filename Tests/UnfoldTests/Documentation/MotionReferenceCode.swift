import Testing
import UIKit
import UIKitTesting

/// The examples of the reference of `UIKitTesting`: motion, and its pictures.
@MainActor
enum MotionReferenceCode {
    static func jumps(_ screen: TestScreen, _ tableView: UITableView, _ cell: UITableViewCell) -> [JumpReport.Part] {
        let report = screen.jumps(in: tableView) {
            screen.tap(cell)
            screen.settle()
        }
        #expect(report.isSmooth, "\(report)")
        #expect(report.rows > 3 && report.contents > 3 && report.frames > 10)  // there was something to look at
        #expect(report.headersAndFooters == 1 && report.largest == 0)
        for jump in report.jumps {
            let what = jump.endsWhereItStarted ? "moved" : "strayed"
            print("\(jump.part) \(what) by \(jump.distance) points at \(jump.time) s")
        }
        for jump in report.jumps {
            switch jump.part {
            case .row(let indexPath): print("row \(indexPath.row)")
            case .sectionHeader(let section), .sectionFooter(let section): print("section \(section)")
            case .tableHeader, .tableFooter: print("table")
            }
        }
        let culprits = report.jumps.map(\.part)
        return culprits
    }

    static func flaws(_ screen: TestScreen, _ controller: UITableViewController) -> JumpReport {
        let firstScreen = screen.jumps(in: controller.tableView) {
            screen.show(controller)
            screen.settle()
        }
        #expect(firstScreen.isSmooth, "\(firstScreen)")
        return firstScreen
    }

    static func flaws(of report: JumpReport) {
        #expect(report.flaws.isEmpty, "\(report)")
        for flaw in report.flaws where flaw.kind == .vanishes {
            print("\(flaw.amount) points of \(flaw.content) in \(flaw.part) are gone at \(flaw.time) s")
        }
        let kinds: Set<JumpReport.Flaw.Kind> = [.vanishes, .isScaled, .leaps, .overlaps, .isUnsettled]
        #expect(kinds.isDisjoint(with: report.flaws.map(\.kind)))
    }

    static func trace(
        _ screen: TestScreen,
        _ tableView: UITableView,
        _ header: UIView,
        _ cell: UITableViewCell,
        _ next: UITableViewCell
    ) -> [MotionTrace] {
        let moves = screen.trace([cell], for: 0.5)
        let shared = screen.trace(["row": cell, "next": next], for: 0.5)
        let still = screen.trace(tableView.visibleCells) { screen.tap(header) }
        #expect(still.firstMovement() == nil)
        let trace = screen.trace(["row": cell, "next": next]) {
            screen.tap(cell)
            screen.settle()
        }
        #expect(trace["row"].curve(\.height).firstDecrease() == nil && trace.firstOverlap() == nil)
        return [moves, shared, still, trace]
    }

    static func tracks(_ trace: MotionTrace) -> (MotionCurve, MotionTrace) {
        for track in trace.tracks { #expect(track.curve(\.width).firstMovement() == nil) }
        let row = trace["row"]
        for (time, frame) in zip(row.times, row.frames) { print(row.label, time, frame.minY) }
        let next = trace["next"].curve(\.minY)
        #expect(trace["header"].firstMovement() == nil)
        let places = [CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 0, y: 5, width: 9, height: 9)]
        let ball = MotionTrace.Track(label: "ball", times: [0, 1], frames: places)
        let own = MotionTrace(tracks: [ball])
        return (next, own)
    }

    static func laws(_ trace: MotionTrace) -> MotionCurve {
        #expect(trace[0].curve(\.height).firstDecrease() == nil)
        #expect(trace.firstOverlap() == nil)
        if let flaw = trace["row"].curve(\.height).firstDecrease() {
            print("\(flaw.label) \(flaw.what) at \(flaw.time) s")
        }
        let height = trace["row"].curve(\.height)
        #expect(height.change == 88)
        #expect(height.firstDecrease() == nil)
        #expect(height.firstIncrease() == nil)
        #expect(trace["header"].curve(\.minY).firstMovement() == nil)
        #expect(height.firstJump(above: 20) == nil)
        #expect(height.firstKink(above: 4) == nil)
        #expect(height.largestKink < 4)
        #expect(trace["next"].curve(\.minY).firstDeparture(from: trace["row"].curve(\.maxY)) == nil)
        for (time, value) in zip(height.times, height.values) { print(height.label, time, value) }
        let parabola = MotionCurve(label: "parabola", times: [0, 1, 2], values: [0, 1, 4])
        return parabola
    }

    static func record(_ screen: TestScreen, _ cell: UITableViewCell, into folder: URL) throws -> Data {
        let recording = screen.record(every: 1 / 30) {
            screen.tap(cell)
            screen.settle()
        }
        try recording.write(to: folder.appendingPathComponent("unfold.webp"))
        let strip = try recording.filmStrip(frames: 6)
        try strip.write(to: folder.appendingPathComponent("unfold.png"))
        print("\(strip.times.count) pictures in \(strip.image.size.width) points")
        let data = try strip.pngData()
        return data
    }

    static func pictures(_ screen: TestScreen, _ recording: Recording) throws -> ([UIImage], FilmStrip, Data, Bool) {
        let picture = screen.picture()
        let large = recording.picture(at: 0, scale: 2 * recording.scale)
        let half = recording.picture(at: recording.duration / 2)
        let last = recording.picture(at: recording.duration)
        let isUpright = recording.size.height > recording.size.width
        #expect(recording.times.count > 10)  // something moved
        let halves = try recording.filmStrip(at: [0, recording.duration / 2, recording.duration])
        let file = try recording.webpData(scale: 1) { print("\(Int($0 * 100)) %") }
        return ([picture, large, half, last], halves, file, isUpright)
    }

    static func write(_ recording: Recording, to url: URL) throws {
        do {
            try recording.write(to: url)
        } catch RecordingError.tooLarge(let size) {
            print("\(size) is too much")
        } catch RecordingError.tooNarrow(let width, let pictures) {
            print("\(pictures) pictures in \(width) pixels")
        } catch RecordingError.notEncoded(let reason) {
            print(reason)
        } catch RecordingError.notWritten(let path, let reason, let remedy) {
            print(path, reason, remedy)
        }
    }

    static func jumps(_ screen: TestScreen, _ collectionView: UICollectionView, _ item: UIView) -> Bool {
        let report = screen.jumps(in: collectionView) {
            screen.tap(item)
            screen.settle()
        }
        return report.isSmooth
    }
}
