import ConfinedFiles
import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let device = UIDevice()

    /// The device.
    open class var current: UIDevice { device }

    /// The name of the device in the network.
    open var name: String { UTSName.current.node }

    /// The kind of the machine, such as `x86_64`.
    open var model: String { UTSName.current.machine }

    /// The kind of the machine. It is not translated.
    open var localizedModel: String { model }

    /// The name of the operating system: `Linux`. Where iOS is expected, ask for its API, not for its name.
    open var systemName: String { UTSName.current.system }

    /// The version of the operating system, such as `6.1.0`. It is no version of iOS.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The kind of interface: that of the screen that was used last.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traits.userInterfaceIdiom }

    /// The identifier of the device for the app: a random one that is kept in the app's folder for application support.
    /// `nil` if it can't be kept. Unlike on iOS, other apps of the vendor have others.
    open var identifierForVendor: UUID? { Self.keptIdentifier }

    private static let keptIdentifier = PrivateFolder.app.flatMap { KeptIdentifier(in: $0).value }

    /// The way in which the device is held: unknown on a desktop.
    open var orientation: UIDeviceOrientation { .unknown }

    /// Posted when the device is turned, which a desktop doesn't notice. It is never posted.
    nonisolated open class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }

    private var orientationUsers = 0

    /// Whether a part of the program asked for notifications of the orientation.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationUsers > 0 }

    /// Asks for notifications of the orientation. Each call is balanced by one of
    /// `endGeneratingDeviceOrientationNotifications()`.
    open func beginGeneratingDeviceOrientationNotifications() {
        orientationUsers += 1
    }

    /// Balances `beginGeneratingDeviceOrientationNotifications()`.
    open func endGeneratingDeviceOrientationNotifications() {
        orientationUsers = max(orientationUsers - 1, 0)
    }

    /// Whether several apps can run at a time, which is always so.
    open var isMultitaskingSupported: Bool { true }

    // MARK: The battery

    /// The states of the battery. The raw values are Apple's.
    public enum BatteryState: Int, Sendable {
        case unknown
        /// The battery discharges.
        case unplugged
        /// The device is plugged in, and the battery isn't full.
        case charging
        /// The device is plugged in, and the battery is full.
        case full
    }

    private(set) lazy var battery = BatteryMonitor { [weak self] old, new in
        if new.level != old.level { self?.post(Self.batteryLevelDidChangeNotification) }
        if new.state != old.state { self?.post(Self.batteryStateDidChangeNotification) }
    }

    /// Whether the device follows its battery. `false` by default. The battery is read once per minute meanwhile.
    open var isBatteryMonitoringEnabled: Bool {
        get { battery.isEnabled }
        set { battery.isEnabled = newValue }
    }

    /// The charge of the battery, from 0 to 1; -1 without a battery, and unless the battery is followed.
    open var batteryLevel: Float { battery.reading.level }

    /// The state of the battery; unknown without one, and unless the battery is followed.
    open var batteryState: BatteryState {
        BatteryState(rawValue: battery.reading.state.rawValue) ?? .unknown
    }

    /// Posted after the charge of the battery has changed, at most once per minute.
    public static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification"
    )
    /// Posted after the state of the battery has changed, within a minute.
    public static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification"
    )

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Proximity

    /// Whether the device notices what is near it. A desktop has no sensor for it, so this is `false` even after it was
    /// set to `true`, as on an iPad.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether something is near the device, which a desktop doesn't notice: `false`.
    open var proximityState: Bool { false }

    /// Posted when something comes near the device, which a desktop doesn't notice. It is never posted.
    public static let proximityStateDidChangeNotification = NSNotification.Name(
        "UIDeviceProximityStateDidChangeNotification"
    )
}
