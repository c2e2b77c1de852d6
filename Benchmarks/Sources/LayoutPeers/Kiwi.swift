import CKiwi
import Glibc

/// kiwi, built in some way and loaded from a shared object.
public struct Kiwi {
    let functions: ckiwi_functions

    /// - Throws: `LoadError` with what the system says.
    public init(sharedObject path: String) throws {
        guard let functions = ckiwi_load(path) else {
            throw LoadError(description: dlerror().map { String(cString: $0) } ?? "\(path) cannot be loaded")
        }
        self.functions = functions.pointee
    }

    public struct LoadError: Error, CustomStringConvertible {
        public let description: String
    }
}
