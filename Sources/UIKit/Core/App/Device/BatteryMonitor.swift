import Foundation
import QuartzCore

/// A monitor of the machine's batteries, which reads them once per minute while it is enabled.
@MainActor
final class BatteryMonitor {
    /// The seconds between two readings. UIKit posts changes of the level at most once per minute.
    static let interval: CFTimeInterval = 60

    /// The folder in which the kernel lists the power supplies.
    var folder = URL(filePath: "/sys/class/power_supply")

    /// The last reading; one without a battery while the monitor is off.
    private(set) var reading = BatteryReading()
    private var timer: FrameTimer?
    private let report: (_ old: BatteryReading, _ new: BatteryReading) -> Void

    /// - Parameter report: Called after the reading has changed while the monitor is on.
    init(report: @escaping (_ old: BatteryReading, _ new: BatteryReading) -> Void) {
        self.report = report
    }

    var isEnabled: Bool {
        get { timer != nil }
        set {
            guard newValue != isEnabled else { return }
            timer?.cancel()
            timer = nil
            reading = newValue ? BatteryReading(in: folder) : BatteryReading()
            if newValue { wait() }
        }
    }

    private func wait() {
        timer = Device.current.clock.schedule(after: Self.interval, isPassive: true) { [weak self] in
            MainActor.assumeIsolated { self?.read() }
        }
    }

    private func read() {
        wait()
        let old = reading
        reading = BatteryReading(in: folder)
        if reading != old { report(old, reading) }
    }
}
