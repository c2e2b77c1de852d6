/// The parts of a source that matter to the rewriting.
struct ScannedSource: Sendable {
    var text: SourceText
    var bodies: [TypeBody] = []
    var selectors: [SelectorReference] = []
    var keyPaths: [KeyPathReference] = []
    var optionalCalls: [OptionalCall] = []
    var observedKeyPaths: [ObservedKeyPath] = []
    /// The attributes and modifiers that Swift on Linux lacks.
    var blanks: [Range<Int>] = []
    /// `@UIApplicationMain` and `@NSApplicationMain`.
    var applicationMains: [Range<Int>] = []
    /// `os(iOS)` in the conditions of `#if` blocks.
    var systemConditions: [Range<Int>] = []
    var imports: Set<String> = []
    var namesSelector = false
    var problems: [Problem] = []

    /// The name of the file without its extension.
    var stem: String {
        let name = text.path.split(separator: "/").last.map(String.init) ?? text.path
        return String(name.prefix { $0 != "." }.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
