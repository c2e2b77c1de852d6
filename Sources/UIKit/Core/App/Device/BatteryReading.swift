import Foundation

/// The charge and the state of the batteries of a machine at one moment.
struct BatteryReading: Equatable {
    /// The states of `UIDevice.BatteryState`, with the same raw values.
    enum State: Int {
        case unknown, unplugged, charging, full
    }

    /// From 0 to 1; -1 if it is unknown or there is no battery.
    var level: Float = -1
    var state = State.unknown

    init() {}

    /// Reads the power supplies that the kernel lists in a folder: `/sys/class/power_supply`.
    ///
    /// The level of several batteries is their mean. Batteries of devices such as mice don't count.
    init(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let supplies = names.sorted().map { folder.appending(path: $0) }
        func value(_ name: String, of supply: URL) -> String? {
            (try? String(contentsOf: supply.appending(path: name), encoding: .utf8))?
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let batteries = supplies.filter { value("type", of: $0) == "Battery" && value("scope", of: $0) != "Device" }
        let levels = batteries.compactMap { value("capacity", of: $0).flatMap(Float.init) }
        guard !levels.isEmpty else { return }
        level = min(max(levels.reduce(0, +) / Float(levels.count) / 100, 0), 1)
        state = Self.state(Set(batteries.compactMap { value("status", of: $0) }))
    }

    /// Returns the state for the states that the kernel reports of the batteries. A battery that is plugged in and kept
    /// below its full charge counts as charging.
    private static func state(_ reported: Set<String>) -> State {
        if reported.contains("Charging") { return .charging }
        if reported.contains("Discharging") { return .unplugged }
        if reported.contains("Not charging") { return .charging }
        return reported == ["Full"] ? .full : .unknown
    }
}
