import Foundation

/// Variables of the environment that apply while a closure runs. Programs that are started later don't inherit them.
struct TemporaryEnvironment {
    private let variables: [String: String]

    init(_ variables: [String: String]) {
        self.variables = variables
    }

    func run<Result>(_ body: () -> Result) -> Result {
        let old = ProcessInfo.processInfo.environment
        for (name, value) in variables { setenv(name, value, 1) }
        defer {
            for name in variables.keys {
                if let value = old[name] { setenv(name, value, 1) } else { unsetenv(name) }
            }
        }
        return body()
    }
}
