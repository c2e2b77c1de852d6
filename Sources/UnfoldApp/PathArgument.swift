import ArgumentParser
import Documents

/// A path on the command line, byte for byte.
struct PathArgument: ExpressibleByArgument {
    let value: FilePath

    init?(argument: String) {
        value = FilePath(bytes: ArgumentBytes.bytes(of: argument))
    }
}
