import CKiwi
import Glibc

/// A build of kiwi, loaded from a shared object.
public struct Kiwi {
    let functions: ckiwi_functions

    /// - Throws: `LoadError` with the system's message.
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
