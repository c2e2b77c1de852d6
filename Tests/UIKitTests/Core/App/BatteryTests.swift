import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct BatteryTests {
        /// A folder of power supplies, as the kernel lists them.
        private struct Supplies {
            let folder = FileManager.default.temporaryDirectory.appending(path: "supplies-\(UUID().uuidString)")

            func set(_ supply: String, _ values: [String: String]) throws {
                let place = folder.appending(path: supply)
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                for (name, value) in values { try Data("\(value)\n".utf8).write(to: place.appending(path: name)) }
            }

            func remove() {
                try? FileManager.default.removeItem(at: folder)
            }
        }

        private let supplies = Supplies()

        private func reading(_ batteries: [[String: String]]) throws -> BatteryReading {
            for (index, values) in batteries.enumerated() {
                try supplies.set("BAT\(index)", ["type": "Battery"].merging(values) { $1 })
            }
            return BatteryReading(in: supplies.folder)
        }

        @Test func aMachineWithoutBatteriesHasNoLevel() throws {
            defer { supplies.remove() }
            #expect(BatteryReading(in: supplies.folder) == BatteryReading())
            try supplies.set("AC", ["type": "Mains", "online": "1"])
            let mouse = ["type": "Battery", "scope": "Device", "capacity": "50", "status": "Discharging"]
            try supplies.set("mouse", mouse)
            let reading = BatteryReading(in: supplies.folder)
            #expect(reading.level == -1 && reading.state == .unknown)
        }

        @Test(arguments: [
            ("Charging", BatteryReading.State.charging), ("Discharging", .unplugged), ("Full", .full),
            ("Not charging", .charging), ("Unknown", .unknown),
        ])
        func theStateIsThatOfTheKernel(_ status: String, _ state: BatteryReading.State) throws {
            defer { supplies.remove() }
            let reading = try reading([["capacity": "80", "status": status]])
            #expect(reading.state == state && reading.level == 0.8)
        }

        @Test func severalBatteriesCountTogether() throws {
            defer { supplies.remove() }
            let reading = try reading([
                ["capacity": "100", "status": "Full"], ["capacity": "50", "status": "Discharging"],
            ])
            #expect(reading.level == 0.75 && reading.state == .unplugged)
        }

        @Test func theDeviceTellsOfChangesWhileItIsMonitored() throws {
            let screen = TestScreen(size: CGSize(width: 100, height: 100))
            let device = UIDevice.current
            let old = device.battery.folder
            device.battery.folder = supplies.folder
            var heard: [String] = []
            let names = [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: device, queue: nil) { _ in
                    MainActor.assumeIsolated { heard.append(name.rawValue) }
                }
            }
            defer {
                for observer in observers { NotificationCenter.default.removeObserver(observer) }
                device.isBatteryMonitoringEnabled = false
                device.battery.folder = old
                supplies.remove()
            }
            try supplies.set("BAT0", ["type": "Battery", "capacity": "40", "status": "Discharging"])
            #expect(!device.isBatteryMonitoringEnabled && device.batteryLevel == -1 && device.batteryState == .unknown)
            device.isBatteryMonitoringEnabled = true
            #expect(device.batteryLevel == 0.4 && device.batteryState == .unplugged)
            try supplies.set("BAT0", ["capacity": "41"])
            screen.advance(by: 61)
            #expect(device.batteryLevel == 0.41 && heard == ["UIDeviceBatteryLevelDidChangeNotification"])
            try supplies.set("BAT0", ["status": "Charging"])
            screen.advance(by: 61)
            #expect(device.batteryState == .charging && heard.last == "UIDeviceBatteryStateDidChangeNotification")
            device.isBatteryMonitoringEnabled = false
            try supplies.set("BAT0", ["capacity": "90"])
            screen.advance(by: 61)
            #expect(heard.count == 2 && device.batteryLevel == -1 && device.batteryState == .unknown)
        }

        @Test func theDeviceHasNoSensorOfProximity() {
            let device = UIDevice.current
            device.isProximityMonitoringEnabled = true
            #expect(!device.isProximityMonitoringEnabled && !device.proximityState)
        }
    }
}
