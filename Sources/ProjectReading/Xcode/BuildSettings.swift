import Foundation

/// The build settings of a target, in levels: each takes precedence over those before it.
///
/// A setting may refer to others, and a few lines that each refer twice to the one before are a text without end. The
/// bytes that are produced and passed on are counted for all values that are asked for, and beyond
/// ``ProjectLimits/settingWork`` there is an error.
package struct BuildSettings: Sendable {
    /// Where a setting is.
    package struct Place: Hashable, Sendable {
        package var file: String
        package var line: Int?
    }

    /// Settings of one origin.
    package struct Level: Sendable {
        package var values: [String: String]
        /// The places of settings, as far as they are known.
        package var places: [String: Place]
        /// The file of settings without a place of their own; `nil` for those that every target has.
        package var file: String?

        package init(_ values: [String: String], file: String? = nil, places: [String: Place] = [:]) {
            (self.values, self.file, self.places) = (values, file, places)
        }
    }

    private var levels: [Level]
    private var work = 0

    package init(_ levels: [Level] = []) {
        self.levels = levels
    }

    package mutating func add(_ level: Level) {
        levels.append(level)
    }

    /// The names of all settings, in order.
    package var names: [String] { Set(levels.flatMap(\.values.keys)).sorted() }

    /// Returns the place of a setting; `nil` for one that every target has.
    package func place(of name: String) -> Place? {
        guard let level = levels.last(where: { $0.values[name] != nil }) else { return nil }
        return level.places[name] ?? level.file.map { Place(file: $0) }
    }

    /// Returns the text of a setting before its references are replaced.
    func text(of name: String) -> String? { levels.last { $0.values[name] != nil }?.values[name] }

    /// Returns the value of a setting with all references replaced; empty if there is none.
    ///
    /// - Throws: A ``ProjectError`` if the value is longer than ``ProjectLimits/settingBytes``, if settings refer to
    ///   each other deeper than ``ProjectLimits/settingDepth``, or if the values of the target take too much work.
    package mutating func value(of name: String) throws(ProjectError) -> String {
        do {
            return try value(of: name, below: levels.count, through: [])
        } catch {
            let setting = error.setting ?? name
            throw Self.failure("the setting \(setting)", error, at: place(of: setting))
        }
    }

    /// Returns a text in which references like `$(NAME)` and `${NAME:modifier}` are replaced by values.
    ///
    /// - Parameter file: The file that contains the text.
    package mutating func expand(_ text: String, in file: String) throws(ProjectError) -> String {
        do {
            return try expand(text, in: nil, through: [])
        } catch {
            throw Self.failure("the text “\(text.prefix(80))”", error, at: Place(file: file))
        }
    }

    /// The values that a setting contains, separated by spaces.
    package mutating func list(_ name: String) throws(ProjectError) -> [String] {
        try value(of: name).split(separator: " ").map(String.init)
    }

    // MARK: References

    /// The limit that a value goes beyond.
    private struct Excess: Error {
        enum Kind {
            case size, depth, work
        }

        var kind: Kind
        /// The outermost setting of the references that has a place.
        var setting: String?
    }

    private static func failure(_ text: String, _ excess: Excess, at place: Place?) -> ProjectError {
        let problem =
            switch excess.kind {
            case .size: "has more than \(ProjectLimits.settingBytes) bytes after its references are replaced"
            case .depth: "refers to others deeper than \(ProjectLimits.settingDepth)"
            case .work: "takes more than \(ProjectLimits.settingWork) steps to replace its references"
            }
        return ProjectError(
            file: place?.file ?? "the build settings",
            line: place?.line,
            problem: "\(text) \(problem)",
            remedy: "Set it to a text with fewer references"
        )
    }

    /// A setting whose value is looked for, in the levels below one.
    private struct Use: Hashable {
        var name: String
        var limit: Int
    }

    private mutating func spend(_ count: Int) throws(Excess) {
        work += count + 1
        guard work <= ProjectLimits.settingWork else { throw Excess(kind: .work) }
    }

    /// Returns the value of a setting in the levels below one.
    ///
    /// - Parameter path: The settings whose values refer to this one. A setting that refers to itself is empty.
    private mutating func value(of name: String, below limit: Int, through path: [Use]) throws(Excess) -> String {
        let use = Use(name: name, limit: limit)
        try spend(path.count)
        guard !path.contains(use) else { return "" }
        guard path.count < ProjectLimits.settingDepth else { throw Excess(kind: .depth) }
        for level in (0..<limit).reversed() {
            guard let text = levels[level].values[name] else { continue }
            do throws(Excess) {
                return try expand(text, in: (name, level), through: path + [use])
            } catch {
                let hasPlace = levels[level].file != nil || levels[level].places[name] != nil
                throw Excess(kind: error.kind, setting: hasPlace ? name : error.setting)
            }
        }
        return ""
    }

    private mutating func expand(
        _ text: String,
        in setting: (name: String, level: Int)?,
        through path: [Use]
    ) throws(Excess) -> String {
        guard text.utf8.count <= ProjectLimits.settingBytes else { throw Excess(kind: .size) }
        let template = SettingTemplate(text)
        try spend(text.utf8.count)
        return try expand(template, template.range, in: setting, through: path, depth: 0)
    }

    private mutating func expand(
        _ template: SettingTemplate,
        _ range: Range<Int>,
        in setting: (name: String, level: Int)?,
        through path: [Use],
        depth: Int
    ) throws(Excess) -> String {
        guard depth < ProjectLimits.settingDepth else { throw Excess(kind: .depth) }
        var result = ""
        for part in template.parts(of: range) {
            switch part {
            case .text(let range): result += template.text(in: range)
            case .reference(let range):
                // A name may itself contain references.
                let inner = try expand(template, range, in: setting, through: path, depth: depth + 1)
                result += try value(ofReference: inner, in: setting, through: path)
            }
            guard result.utf8.count <= ProjectLimits.settingBytes else { throw Excess(kind: .size) }
        }
        try spend(range.count + result.utf8.count)
        return result
    }

    /// Returns the value of a reference like `NAME:modifier`.
    private mutating func value(
        ofReference text: String,
        in setting: (name: String, level: Int)?,
        through path: [Use]
    ) throws(Excess) -> String {
        let parts = text.split(separator: ":").map(String.init)
        let name = parts.first ?? ""
        var value =
            if name == "inherited", let setting {
                try self.value(of: setting.name, below: setting.level, through: path)
            } else {
                try self.value(of: name, below: levels.count, through: path)
            }
        for modifier in parts.dropFirst() {
            value = Self.apply(modifier, to: value)
            try spend(value.utf8.count)
        }
        return value
    }

    private static func apply(_ modifier: String, to value: String) -> String {
        switch modifier {
        case "c99extidentifier", "identifier": ModuleName.identifier(for: value)
        case "rfc1034identifier":
            String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case _ where modifier.hasPrefix("default="):
            value.isEmpty ? String(modifier.dropFirst("default=".count)) : value
        default: value
        }
    }
}
