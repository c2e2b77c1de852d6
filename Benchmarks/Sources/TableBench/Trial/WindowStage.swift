import CFrameMeter
import Foundation
import UIKit

/// A window on the desktop. The display's server draws part of its pixels.
final class WindowStage: Stage {
    let table: MixedTable
    /// The process ID of the server, or 0 if it isn't known.
    private let server: Int32
    private static var look: () -> Void = {}

    /// - Parameter table: The table in the first window.
    init(table: MixedTable) {
        self.table = table
        server = ProcessInfo.processInfo.environment["DISPLAY_PROCESS"].flatMap(Int32.init) ?? 0
        frame_meter_wait(0.3)
        _ = frame_meter_attach { MainActor.assumeIsolated { WindowStage.look() } }
    }

    var spent: Double { processor_time(0) + served }
    var painted: Double { frame_meter_read().paint + served }
    private var served: Double { server == 0 ? 0 : processor_time(server) }

    func expectFrame() { frame_meter_expect() }

    var firstFrame: (end: Double, paint: Double)? {
        let meter = frame_meter_read()
        return meter.first < 0 ? nil : (meter.first, meter.first_paint)
    }

    func present() {
        frame_meter_wait(0.08)
    }

    func rest() -> (time: Double, wakes: Double, events: [Double])? {
        let rest = frame_meter_rest(2)
        return (rest.time, rest.wakes, (0..<5).map { _ in frame_meter_click_wheel() }.filter { $0 >= 0 })
    }

    func spinWheel() -> Bool { frame_meter_spin_wheel(100, 0.02) != 0 }

    func finishMotion(_ look: @escaping () -> Void) -> Int {
        Self.look = look
        defer { Self.look = {} }
        let frames = frame_meter_read().frames
        frame_meter_wait(0.6)
        return Int(frame_meter_read().frames - frames)
    }
}
