import ArgumentParser
import Documents

/// A text on the command line, which must be UTF-8.
struct TextArgument: ExpressibleByArgument {
    let value: String

    init?(argument: String) {
        guard let text = FilePath(bytes: ArgumentBytes.bytes(of: argument)).text else { return nil }
        value = text
    }
}
