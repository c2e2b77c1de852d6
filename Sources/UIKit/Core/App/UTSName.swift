import Foundation

/// The system's names, as `uname` returns them.
struct UTSName {
    let system: String
    let node: String
    let machine: String

    static let current = UTSName()

    private init() {
        var names = utsname()
        uname(&names)
        system = Self.text(names.sysname)
        node = Self.text(names.nodename)
        machine = Self.text(names.machine)
    }

    /// Returns the text in a tuple of characters that ends with 0.
    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
