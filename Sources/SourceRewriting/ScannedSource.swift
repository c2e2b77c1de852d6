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
    var imports: [ImportStatement] = []
    var imageLiterals: [ImageLiteral] = []
    /// The offsets of `fulfill` where it isn't called.
    var fulfillments: [Int] = []
    /// Calls of `description()` of the class of an object.
    var classDescriptions: [ClassDescription] = []
    /// The classes and protocols of generic parameters by their names; empty texts for those without any.
    var genericParameters: [String: Set<String>] = [:]
    /// Calls of initializers of types that may be generic parameters.
    var genericCalls: [GenericCall] = []
    /// Methods with labels that aren't called.
    var methodReferences: [MethodReference] = []
    /// Properties of elements of lists.
    var elementMembers: [ElementMember] = []
    /// The blocks of `#if`.
    var conditionalBlocks: [ConditionalBlock] = []
    var namesSelector = false
    var problems: [Problem] = []

    /// A block of `#if`, with the condition under which it is compiled.
    struct ConditionalBlock: Sendable {
        var range: Range<Int>
        var condition: String
    }

    /// Returns the conditions of the blocks around an offset, from the outermost.
    func conditions(at offset: Int) -> [String] {
        conditionalBlocks.filter { $0.range.contains(offset) }.map(\.condition)
    }

    /// The name of the file without its extension.
    var stem: String {
        let name = text.path.split(separator: "/").last.map(String.init) ?? text.path
        return String(name.prefix { $0 != "." }.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
