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

    /// Whether several apps can run at a time, which is always so.
    open var isMultitaskingSupported: Bool { true }
}
