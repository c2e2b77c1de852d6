/// Arguments that pagers take, and what is close to an unknown option.
enum PagerArguments {
    /// Returns arguments in which `+120`, `+G`, `+F` and `+/text` of less are the options of this program.
    static func replaced(in arguments: [String]) -> [String] {
        var isOption = true
        return arguments.map { argument in
            if argument == "--" { isOption = false }
            guard isOption, argument.count > 1, argument.hasPrefix("+") else { return argument }
            let rest = String(argument.dropFirst())
            if rest.allSatisfy({ $0.isASCII && $0.isNumber }) { return "--line=\(rest)" }
            if rest == "F" || rest == "G" { return "--follow" }
            if rest.hasPrefix("/"), rest.count > 1 { return "--find=\(rest.dropFirst())" }
            return argument
        }
    }

    /// The options by their names, and by the names that they have in other programs.
    private static let options: [String: [String]] = [
        "--format": ["--type", "--input-format", "--json", "--yaml", "--csv", "--language", "--file-type"],
        "--line": ["--goto", "--number", "--row", "-n", "-l"],
        "--find": ["--search", "--pattern", "--grep", "--regex", "--query", "-p", "-e"],
        "--path": ["--select", "--jq", "--key", "--pointer"],
        "--context": ["-A", "-B", "--after-context", "--before-context"],
        "--follow": ["--tail", "--watch", "-F", "-t"],
        "--fresh": ["--new", "--reset", "--no-restore"],
        "--record": ["--output", "--save", "-o"],
        "--dark": ["--theme", "--light", "--color"],
        "--help": ["-?", "--usage", "--man"],
    ]

    /// Returns the options that a name may stand for.
    static func optionsLike(_ name: String) -> [String] {
        let known = options.keys.sorted()
        let synonyms = known.filter { options[$0]?.contains(name) == true }
        guard synonyms.isEmpty, name.hasPrefix("--") else { return synonyms }
        let close = known.map { option in
            let names = [option] + (options[option] ?? []).filter { $0.hasPrefix("--") }
            return (name: option, distance: names.map { distance(name, $0) }.min() ?? .max)
        }.filter { $0.distance <= 2 }
        return close.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(2).map(\.name)
    }

    /// Returns the number of letters to insert, delete or replace between two texts.
    private static func distance(_ first: String, _ second: String) -> Int {
        let second = Array(second)
        var row = Array(0...second.count)
        for (place, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = place + 1
            for (column, other) in second.enumerated() {
                let best = min(diagonal + (letter == other ? 0 : 1), row[column] + 1, row[column + 1] + 1)
                diagonal = row[column + 1]
                row[column + 1] = best
            }
        }
        return row[second.count]
    }
}
