import Documents
import Reader

/// The arguments of the program, with those that pagers get and scripts pass.
struct ViewerArguments: Equatable {
    /// When something is done that depends on the terminal.
    enum Choice: String {
        case auto, always, never
    }

    var files: [FilePath] = []
    var filter: String?
    var level: String?
    var context = 0
    var columns: [String] = []
    var find: String?
    var path: RowPath?
    var line: Int?
    var format: String?
    var choices = ReadingChoices()
    var follows = false
    /// Whether two files are compared, and the field by which their records are told.
    var compares = false
    var key: String?
    /// Whether the files are logs that are shown as one, in the order of their times.
    var merges = false
    /// Whether the index of a large file is kept.
    var keepsIndexes = true
    var color = Choice.auto
    var motion = Choice.auto
    var hasMouse = false
    /// Whether a text that fits on the screen is written, and the program ends.
    var quitsIfItFits = false
    /// Whether the screen of the viewer is left as it was: it isn't an alternate one.
    var keepsScreen = false
    /// Whether the interrupt key ends the program, whatever it does.
    var endsWithInterrupt = false
    /// Whether signs are in ASCII.
    var isPlain = false
    /// Whether each row is written below the last one, for readers of screens.
    var isLinear = false
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
                try takeLetters(argument.dropFirst(), &rest)
            }
        }
        try check()
    }

    private func check() throws(Problem) {
        if compares, files.count != 2 { throw Problem(message: "--compare needs two files: unfold --compare OLD NEW.") }
        if key != nil, !compares { throw Problem(message: "--key names the field for --compare.") }
        if merges {
            if files.count < 2 { throw Problem(message: "--merge needs several files: unfold --merge A.log B.log.") }
            if compares { throw Problem(message: "--merge and --compare show files in different ways: choose one.") }
            if format != nil || choices.delimiter != nil || choices.hasHeader != nil {
                throw Problem(message: "--merge shows logs: leave out --format, --delimiter and --no-header.")
            }
        }
        if files.filter({ $0 == "-" }).count > 1 { throw Problem(message: "Standard input can be shown only once.") }
        if context > 0, condition == nil {
            throw Problem(message: "--context is about the rows of --filter and --level.")
        }
        if let level, Severity(named: level) == nil {
            throw Problem(message: "--level: “\(level)” is no severity; choose debug, info, warn or error.")
        }
        if let format, FormatName(rawValue: format) == nil {
            throw Problem(message: "--format: there is no format “\(format)”. unfold --help lists them.")
        }
    }

    // MARK: Options with names

    private mutating func take(_ option: Substring, _ rest: inout ArraySlice<String>) throws(Problem) {
        let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        if parts.count == 1, takeFlag(name) { return }
        func value() throws(Problem) -> String {
            if parts.count > 1 { return String(parts[1]) }
            guard let next = rest.popFirst() else { throw Problem(message: "--\(name) needs a value.") }
            return next
        }
        switch name {
        case "filter": filter = try value()
        case "level": level = try value()
        case "context": context = try number(value(), 0...99, "--context")
        case "columns": columns = try ColumnNames(value()).names
        case "find": find = try value()
        case "path": path = try rowPath(value())
        case "format": format = try value()
        case "encoding": choices.encoding = try value()
        case "delimiter": choices.delimiter = try delimiter(value())
        case "line": line = try number(value(), 1...Int.max, "--line")
        case "key": key = try value()
        case "color": color = try choice(value(), name)
        case "motion": motion = try choice(value(), name)
        default: throw Problem(message: "There is no option --\(name). unfold --help lists all.")
        }
    }

    private mutating func takeFlag(_ name: String) -> Bool {
        switch name {
        // The window opens a file at the place where it was left, and has no other use for these.
        case "terminal", "fresh", "cache": break
        case "no-header": choices.hasHeader = false
        case "no-cache": keepsIndexes = false
        case "compare": compares = true
        case "merge": merges = true
        case "follow": follows = true
        case "mouse": hasMouse = true
        case "plain": isPlain = true
        case "linear": (isLinear, isPlain) = (true, true)
        case "quit-if-one-screen": quitsIfItFits = true
        case "no-init": keepsScreen = true
        case "help": asksForHelp = true
        case "version": asksForVersion = true
        default: return false
        }
        return true
    }

    private func number(_ text: String, _ range: ClosedRange<Int>, _ option: String) throws(Problem) -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw Problem(message: "\(option): “\(text)” is no number that it takes.")
        }
        return number
    }

    private func rowPath(_ text: String) throws(Problem) -> RowPath {
        do {
            return try RowPath(text)
        } catch {
            throw Problem(message: "--path: \(error)")
        }
    }

    private func delimiter(_ text: String) throws(Problem) -> UInt8 {
        guard let delimiter = ReadingChoices.delimiter(named: text) else {
            throw Problem(message: "--delimiter: “\(text)” is not one character of ASCII, tab or \\x1f.")
        }
        return delimiter
    }

    private func choice(_ text: String, _ option: String) throws(Problem) -> Choice {
        guard let choice = Choice(rawValue: text) else {
            throw Problem(message: "--\(option) is auto, always or never, and not “\(text)”.")
        }
        return choice
    }

    // MARK: Options of pagers

    private mutating func takePlus(_ text: Substring) throws(Problem) {
        if text == "G" || text == "F" {
            follows = true
        } else if text.hasPrefix("/") {
            find = String(text.dropFirst())
        } else {
            line = try number(String(text), 1...Int.max, "+")
        }
    }

    private mutating func takeLetters(_ letters: Substring, _ rest: inout ArraySlice<String>) throws(Problem) {
        if letters.first == "C" {
            let joined = String(letters.dropFirst())
            guard let text = joined.isEmpty ? rest.popFirst() : joined else {
                throw Problem(message: "-C needs a number.")
            }
            return context = try number(text, 0...99, "-C")
        }
        for letter in letters {
            guard takeLetter(letter) else {
                throw Problem(message: "There is no option -\(letter). unfold --help lists all.")
            }
        }
    }

    /// The options of less: those that mean something here, and those that do no harm.
    private mutating func takeLetter(_ letter: Character) -> Bool {
        switch letter {
        case "F": quitsIfItFits = true
        case "X": keepsScreen = true
        case "K": endsWithInterrupt = true
        case "f": follows = true
        case "h": asksForHelp = true
        // The terminal, which a desktop's program asks for by this letter.
        case "t": break
        case "R", "r", "S", "i", "I", "N", "n", "e", "E", "M", "m", "s", "q", "Q", "w", "W", "g", "G", "c", "L": break
        default: return false
        }
        return true
    }

    /// Reads the letters of `LESS`. Those with values, such as prompts, end what is read.
    private mutating func takeLess(_ text: String) {
        for word in text.split(separator: " ") {
            if word.hasPrefix("--") {
                _ = takeFlag(String(word.dropFirst(2)))
                continue
            }
            for letter in word where letter != "-" {
                if "PpxyzbhjkoOtT#D".contains(letter) { return }
                _ = takeLetter(letter)
            }
        }
    }

    // MARK: What they mean

    /// The condition that rows have to meet; `nil` if all are shown.
    var condition: String? {
        let parts = [level.flatMap { Severity(named: $0) }.map { "level>=\($0.name)" }, filter].compactMap { $0 }
        let all = parts.filter { !$0.isEmpty }
        return all.isEmpty ? nil : all.joined(separator: " && ")
    }

    /// The format that the options name; `nil` if it is detected. Only CSV has delimiters and headers.
    var formatName: FormatName? {
        format.flatMap { FormatName(rawValue: $0) }
            ?? (choices.delimiter != nil || choices.hasHeader == false ? .csv : nil)
    }
}
