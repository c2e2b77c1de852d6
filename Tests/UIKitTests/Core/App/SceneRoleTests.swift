import Testing
import UIKit

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SceneRoleTests {
        /// The keys of `UISceneConfigurations` in an Info.plist.
        @Test func rolesHaveTheNamesOfTheInfoList() {
            let names: [(UISceneSession.Role, String)] = [
                (.windowApplication, "UIWindowSceneSessionRoleApplication"),
                (.windowExternalDisplayNonInteractive, "UIWindowSceneSessionRoleExternalDisplayNonInteractive"),
                (.carTemplateApplication, "CPTemplateApplicationSceneSessionRoleApplication"),
                (
                    .CPTemplateApplicationDashboardSceneSessionRoleApplication,
                    "CPTemplateApplicationDashboardSceneSessionRoleApplication"
                ),
                (
                    .CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication,
                    "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication"
                ),
            ]
            for (role, name) in names { #expect(role.rawValue == name && role == UISceneSession.Role(rawValue: name)) }
        }
    }
}
