import Glibc

/// A library of the system that is loaded when it is needed first, so that the program starts and runs without it.
struct LoadedLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// - Parameter name: The name of the library's file with the version of its interface. `nil` if it is not there.
    init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        self.handle = handle
    }

    /// Returns a function of the library; `nil` if it has none with the name.
    func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}
