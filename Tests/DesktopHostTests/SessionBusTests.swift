import Foundation
import TemporaryFolder
import Testing

@testable import DesktopHost

struct SessionBusTests {
    @Test func itIsWhereTheEnvironmentSaysOrInTheFolderOfTheSession() throws {
        #expect(SessionBus(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus"]).isAvailable)
        let folder = try TemporaryFolder()
        let environment = ["XDG_RUNTIME_DIR": folder.path]
        #expect(!SessionBus(environment: environment).isAvailable && !SessionBus(environment: [:]).isAvailable)
        _ = try folder.file("bus", [])
        #expect(SessionBus(environment: environment).isAvailable)
    }

    @Test func withoutABusNoneIsStarted() {
        #expect(SessionBus(environment: [:]).variables == ["DBUS_SESSION_BUS_ADDRESS": "disabled:"])
        #expect(SessionBus(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus"]).variables == [:])
    }
}
