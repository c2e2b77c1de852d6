extension Selector {
    /// Creates the selector of a `#selector` expression that names a method of another module without its labels. The
    /// method's type tells how many arguments it has.
    @_spi(ObjectiveCSources)
    public init<Method>(_ name: String, argumentsOf method: Method.Type, module: String) {
        let count = Self.argumentCount(ofFunction: String(reflecting: method))
        self.init(name + String(repeating: ":", count: count), module: module)
    }

    /// Returns the number of parameters of the last function of a type: 1 for `(Module.Class) -> (Swift.Int) -> ()`.
    package static func argumentCount(ofFunction type: String) -> Int {
        /// The text in the outermost parentheses that were read last, and that before the last arrow.
        var group = ""
        var parameters = ""
        var depth = 0
        var previous: Character = " "
        for character in type {
            let isArrow = previous == "-" && character == ">"
            previous = character
            if isArrow {
                if depth == 0 { parameters = group }
                continue
            }
            if ")]>".contains(character) { depth -= 1 }
            if depth == 1, character == "," || !group.isEmpty || character != " " { group.append(character) }
            if depth > 1, character != "," { group.append(character) }
            if "([<".contains(character) {
                if depth == 0 { group = "" }
                depth += 1
            }
        }
        return parameters.isEmpty ? 0 : parameters.count { $0 == "," } + 1
    }
}
