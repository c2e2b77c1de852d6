import CUploadMeter
import Foundation
import NodeCounting
import QuartzCore
import UIKit

/// Measures the frames of a window: their processor time, their nodes, and what they send to the GPU.
@MainActor
final class FrameMeter {
    let renderer: String
    private let screen: UIScreen
    /// The process of the display, which draws a part of the pixels; 0 if it isn't known.
    private let server = ProcessInfo.processInfo.environment["DISPLAY_PROCESS"].flatMap(Int32.init) ?? 0

    /// The frames that the scene has changed so far.
    private var changes = 0
    private var scene: (any MovingScene)?
    private static var frameEnded: () -> Void = {}
    private static let warmUp = 15
    private static let frames = 60

    /// - Returns: `nil` if the window isn't on the screen.
    init?(of screen: UIScreen) {
        self.screen = screen
        run_main_loop(0.3)
        upload_meter_start()
        guard let name = frame_end_attach({ MainActor.assumeIsolated { FrameMeter.frameEnded() } }) else { return nil }
        renderer = String(cString: name)
    }

    /// Prints the figures of a scene, for each frame: the milliseconds, the nodes, the pictures that its nodes have,
    /// those of them that are new, and the pictures and bytes that OpenGL gets.
    func measure(_ scene: any MovingScene) {
        self.scene = scene
        changes = 0
        let link = CADisplayLink { [weak self] _ in self?.change() }
        link.add(to: .main, forMode: .common)
        defer { link.invalidate() }
        runUntil(Self.warmUp)

        // Counting takes time, so the frames whose time counts are others.
        let (start, spent) = (changes, spent)
        let sent = upload_meter_read()
        runUntil(changes + Self.frames)
        let (frames, seconds) = (Double(changes - start), self.spent - spent)
        let received = upload_meter_read()

        var (counted, nodes, new) = (0, 0, 0)
        var last = NodeCount(screen.makeFrame())
        Self.frameEnded = { [screen] in
            let count = NodeCount(screen.makeFrame())
            counted += 1
            nodes += count.nodes
            new += count.newPictures(since: last)
            last = count
        }
        runUntil(changes + Self.frames)
        Self.frameEnded = {}
        let figures: [(String, Double)] = [
            ("ms", seconds / frames * 1000), ("nodes", Double(nodes) / Double(counted)),
            ("pictures", Double(last.pictureCount)), ("new", Double(new) / Double(counted)),
            ("uploads", Double(received.pictures - sent.pictures) / frames),
            ("bytes", (received.bytes - sent.bytes) / frames),
            ("parts", Double(received.parts - sent.parts) / frames),
        ]
        for (figure, value) in figures { print("\(scene.name)-\(figure) \(value)") }
    }

    private func change() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        scene?.change(changes)
        CATransaction.commit()
        changes += 1
    }

    private func runUntil(_ count: Int) {
        while changes < count { run_main_loop(0.02) }
    }

    private var spent: Double { seconds_of_process(0) + (server == 0 ? 0 : seconds_of_process(server)) }
}
