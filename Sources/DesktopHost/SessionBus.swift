import Foundation

/// The bus by which programs of a desktop session reach each other.
struct SessionBus {
    /// Whether there is a bus.
    let isAvailable: Bool

    init(environment: [String: String]) {
        let socket = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
        isAvailable =
            environment["DBUS_SESSION_BUS_ADDRESS"] != nil || socket.map(FileManager.default.fileExists) == true
    }

    /// The variables with which GTK doesn't start a bus while it connects to the display. It would wait for the program
    /// that starts one, which is mostly not installed where there is no bus.
    var variables: [String: String] { isAvailable ? [:] : ["DBUS_SESSION_BUS_ADDRESS": "disabled:"] }
}
