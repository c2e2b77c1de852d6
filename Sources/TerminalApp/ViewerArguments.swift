import Documents
import Terminal

/// The arguments of the program, with those that pagers get and scripts pass.
struct ViewerArguments: Equatable {
    var files: [FilePath] = []
    var filter: String?
    var level: String?
    var find: String?
    var line: Int?
    var format: String?
    var follows = false
    /// Whether a text that fits on the screen is written, and the program ends.
    var quitsIfItFits = false
    /// Whether the screen of the viewer is left as it was: it isn't an alternate one.
    var keepsScreen = false
    /// Whether signs are in ASCII.
    var isPlain = false
    var asksForHelp = false
    var asksForVersion = false

    /// An argument that the program doesn't have.
    struct Problem: Error, Equatable {
        let message: String
    }

    /// Reads the arguments, after those in the variable `LESS`, which git and others set for the pager.
    init(_ arguments: [String], environment: [String: String] = [:]) throws(Problem) {
        if let less = environment["LESS"] { takeLess(less) }
        var rest = arguments[...]
        var isOption = true
        while let argument = rest.popFirst() {
            if !isOption || argument == "-" || !(argument.hasPrefix("-") || argument.hasPrefix("+")) {
                files.append(FilePath(bytes: ArgumentBytes.bytes(of: argument)))
            } else if argument == "--" {
                isOption = false
            } else if argument.hasPrefix("--") {
                try take(argument.dropFirst(2), &rest)
            } else if argument.hasPrefix("+") {
                try takePlus(argument.dropFirst())
            } else {
                try takeLetters(argument.dropFirst())
            }
        }
    }

    private mutating func take(_ option: Substring, _ rest: inout ArraySlice<String>) throws(Problem) {
        let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        func value() throws(Problem) -> String {
            if parts.count > 1 { return String(parts[1]) }
            guard let next = rest.popFirst() else { throw Problem(message: "--\(name) needs a value.") }
            return next
        }
        switch name {
        case "terminal": break
        case "filter": filter = try value()
        case "level": level = try value()
        case "find": find = try value()
        case "format": format = try value()
        case "line": line = try number(value())
        case "follow": follows = true
        case "plain": isPlain = true
        case "quit-if-one-screen": quitsIfItFits = true
        case "no-init": keepsScreen = true
        case "help": asksForHelp = true
        case "version": asksForVersion = true
        default: throw Problem(message: "There is no option --\(name). unfold-terminal --help lists all.")
        }
    }

    private func number(_ text: String) throws(Problem) -> Int {
        guard let number = Int(text), number > 0 else { throw Problem(message: "“\(text)” is no line.") }
        return number
    }

    private mutating func takePlus(_ text: Substring) throws(Problem) {
        if text == "G" || text == "F" {
            follows = true
        } else if text.hasPrefix("/") {
            find = String(text.dropFirst())
        } else {
            line = try number(String(text))
        }
    }

    private mutating func takeLetters(_ letters: Substring) throws(Problem) {
        for letter in letters {
            guard takeLetter(letter) else {
                throw Problem(message: "There is no option -\(letter). unfold-terminal --help lists all.")
            }
        }
    }

    /// The options of less: those that mean something here, and those that do no harm.
    private mutating func takeLetter(_ letter: Character) -> Bool {
        switch letter {
        case "F": quitsIfItFits = true
        case "X": keepsScreen = true
        case "f": follows = true
        case "R", "r", "S", "i", "I", "N", "n", "e", "E", "K", "M", "m", "s", "q", "Q", "w", "W", "g", "G", "c", "C",
            "L":
            break
        default: return false
        }
        return true
    }

    /// Reads the letters of `LESS`. Those with values, such as prompts, end what is read.
    private mutating func takeLess(_ text: String) {
        for word in text.split(separator: " ") {
            for letter in word where letter != "-" {
                if "PpxyzbhjkoOtT#D".contains(letter) { return }
                _ = takeLetter(letter)
            }
        }
    }

    /// The condition that rows have to meet; `nil` if all are shown.
    var condition: String? {
        let parts = [level.flatMap { Severity(named: $0) }.map { "level>=\($0.name)" }, filter].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " && ")
    }

    static let help = """
        unfold-terminal [OPTION...] [FILE...]

        Shows files as rows that unfold, in a terminal. - is standard input, which is also shown if there is no file and
        it is no terminal. ? lists the keys. If standard output is no terminal, the bytes are copied.

          --filter CONDITION    show only rows that meet it: a regular expression, field=value, field>number, level>=warn
          --level LEVEL         show only entries of a severity and above: debug, info, warn, error
          --find REGEX, +/REGEX begin at the first match
          --line NUMBER, +NUMBER begin at a line
          --follow, -f, +F      show the end, and what is added to it
          --format NAME         what the file is, if its contents don't say it
          --plain               signs of ASCII
          -F                    write what fits on a screen, and end
          -X                    leave the last screen when the program ends

        The variable LESS is read, as git and others set it; -R, -S, -i and others of less mean nothing here.
        """
}
