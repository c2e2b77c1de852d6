/// The rewriting of one source of a module.
struct SourceRewriting {
    let number: Int
    let index: ModuleIndex

    struct Result: Sendable {
        /// The new text, or `nil` if nothing changes.
        var text: String?
        /// The replacements in the source. What follows its last line isn't among them.
        var edits: [Edit]
        var tables: [MemberTable.Name]
        var problems: [Problem]
    }

    func result() -> Result {
        let source = index.sources[number]
        var selectorRewriting = SelectorRewriting(source: source, index: index)
        let selectors = selectorRewriting.result()
        let overrides = OverrideRewriting(source: source, number: number, index: index).edits()
        let requirements = OptionalRequirementRewriting(source: source, index: index).result()
        let table = MemberTable(source: source, index: index).result()

        // Observers come directly after their property. Renamed methods come before what is in their declaration: an
        // edit that begins inside of another is left out.
        var edits = ObservationRewriting(source: source, index: index).edits()
        let isObserved = !edits.isEmpty
        edits += overrides.edits + requirements.edits + selectors.edits + table.edits
        edits += source.blanks.map(source.text.blanking)
        edits += source.applicationMains.map { Edit($0, paddedTo: "@main", on: .after) }
        edits += source.systemConditions.map { Edit($0, paddedTo: "true", on: .after) }

        var tail = requirements.tail + selectors.tail + table.tail
        if !tail.isEmpty || isObserved || needsSelector(source) {
            tail = "@_spi(ObjectiveCSources) import ObjectRuntime\n" + tail
        }
        let problems = source.problems + overrides.problems + requirements.problems + table.problems
        return Result(text: text(source, edits, tail), edits: edits, tables: table.names, problems: problems)
    }

    private func text(_ source: ScannedSource, _ edits: [Edit], _ tail: String) -> String? {
        guard !edits.isEmpty || !tail.isEmpty else { return nil }
        var text = source.text.applying(edits)
        if !tail.isEmpty {
            if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
            text += tail
        }
        return text
    }

    /// Whether the source uses `Selector`, which Apple's Foundation has, without UIKit.
    private func needsSelector(_ source: ScannedSource) -> Bool {
        source.namesSelector && source.imports.isDisjoint(with: ["UIKit", "ObjectRuntime", "ObjectiveC"])
    }
}
