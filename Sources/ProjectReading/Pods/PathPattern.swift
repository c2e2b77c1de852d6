/// A pattern for paths of files, as CocoaPods has them: `*` and `?` stand for characters of a name, `**` for folders,
/// and `{a,b}` for one of several texts.
struct PathPattern {
    /// The alternatives, each as the parts between slashes.
    private let alternatives: [[Substring]]

    /// Creates a pattern. Of more alternatives than a hundred, the others are left out.
    init(_ text: String) {
        var (rest, complete): ([String], [String]) = ([text], [])
        while let next = rest.popLast(), complete.count + rest.count < 100 {
            guard let choice = next.firstMatch(of: /\{([^{}]*)\}/) else {
                complete.append(next)
                continue
            }
            rest += choice.output.1.split(separator: ",", omittingEmptySubsequences: false)
                .map { next[..<choice.range.lowerBound] + $0 + next[choice.range.upperBound...] }.map(String.init)
        }
        alternatives = complete.map { $0.split(separator: "/").filter { $0 != "." } }
    }

    /// Whether a path matches, or is directly in a folder that the pattern names.
    func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return alternatives.contains { Self.matches(parts[...], $0[...]) || parts.dropLast() == $0[...] }
    }

    private static func matches(_ parts: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>) -> Bool {
        // The places in the pattern that the parts up to one have reached.
        var places: Set<Int> = [pattern.startIndex]
        func pastFolders(_ places: Set<Int>) -> Set<Int> {
            var all = places
            for place in places {
                var next = place
                while next < pattern.endIndex, pattern[next] == "**" {
                    next += 1
                    all.insert(next)
                }
            }
            return all
        }
        for part in parts {
            var reached: Set<Int> = []
            for place in pastFolders(places) where place < pattern.endIndex {
                if pattern[place] == "**" {
                    reached.insert(place)
                } else if matches(part, pattern[place]) {
                    reached.insert(place + 1)
                }
            }
            places = reached
        }
        return pastFolders(places).contains(pattern.endIndex)
    }

    /// Whether a name matches a part of a pattern. The last star takes as many characters as needed.
    private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
        var (name, pattern) = (name, pattern)
        var star: (name: Substring, pattern: Substring)?
        while true {
            if pattern.first == "*" {
                pattern.removeFirst()
                star = (name, pattern)
            } else if let character = name.first, pattern.first == "?" || pattern.first == character {
                name.removeFirst()
                pattern.removeFirst()
            } else if name.isEmpty, pattern.isEmpty {
                return true
            } else if let last = star, !last.name.isEmpty {
                (name, pattern) = (last.name.dropFirst(), last.pattern)
                star = (name, pattern)
            } else {
                return false
            }
        }
    }
}
