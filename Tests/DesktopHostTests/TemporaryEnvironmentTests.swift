import Foundation
import Testing

@testable import DesktopHost

struct TemporaryEnvironmentTests {
    @Test func variablesApplyWhileTheClosureRunsOnly() {
        let name = "UNFOLD_TEMPORARY_ENVIRONMENT"
        func value() -> String? { getenv(name).map { String(cString: $0) } }
        #expect(TemporaryEnvironment([name: "inner"]).run { value() } == "inner" && value() == nil)
        setenv(name, "outer", 1)
        defer { unsetenv(name) }
        #expect(TemporaryEnvironment([name: "inner"]).run { value() } == "inner" && value() == "outer")
    }
}
