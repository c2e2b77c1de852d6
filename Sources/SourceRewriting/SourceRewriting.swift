/// The rewriting of one source of a module.
struct SourceRewriting {
    let number: Int
    let index: ModuleIndex
    let families: OverrideFamilies
    var addsImpliedImports = false

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
        let overrides = OverrideRewriting(source: source, number: number, index: index, families: families).edits()
        let family = FamilyRewriting(source: source, number: number, index: index, families: families).edits()
        let imports = ImportRewriting(source: source, index: index, addsImplied: addsImpliedImports)
        let expressions = ExpressionRewriting(source: source, index: index)
        let creation = GenericCreation(source: source, index: index)
        let lookup = ObjectLookup(source: source, index: index)
        let requirements = OptionalRequirementRewriting(source: source, index: index).result()
        let table = MemberTable(source: source, index: index).result()

        // Observers, and signs after expressions, come directly after what they belong to. Renamed methods come before
        // what is in their declaration: an edit that begins inside of another is left out.
        var edits = ObservationRewriting(source: source, index: index).edits()
        let isObserved = !edits.isEmpty
        edits +=
            lookup.edits() + expressions.edits() + creation.edits() + requirements.edits + overrides.edits
            + family.edits
            + imports.edits()
        edits += IsolatedTestRewriting(source: source, index: index).edits()
        edits += selectors.edits + table.edits
        edits += source.blanks.map(source.text.blanking)
        edits += source.applicationMains.map { Edit($0, paddedTo: "@main", on: .after) }
        edits += source.systemConditions.map { Edit($0, paddedTo: "true", on: .after) }

        var tail = requirements.tail + selectors.tail + table.tail + creation.tail() + lookup.tail()
        if !tail.isEmpty || isObserved || table.needsRuntime || needsSelector(source) {
            tail = "@_spi(ObjectiveCSources) import ObjectRuntime\n" + tail
        }
        tail += expressions.tail() + imports.tail()
        let all = source.problems + overrides.problems + family.problems + requirements.problems + table.problems
        let problems = all.filter { source.conditions(at: $0.offset).isEmpty }
        for problem in all.filter({ !source.conditions(at: $0.offset).isEmpty }) {
            tail += conditionalError(problem, source.conditions(at: problem.offset))
        }
        return Result(text: text(source, edits, tail), edits: edits, tables: table.names, problems: problems)
    }

    /// Returns the lines by which the compiler reports a problem of a block of `#if`. It knows whether the block is
    /// compiled.
    private func conditionalError(_ problem: Problem, _ conditions: [String]) -> String {
        """
        #if \(conditions.joined(separator: " && "))
        #sourceLocation(file: \(problem.path.debugDescription), line: \(problem.line))
        #error(\(problem.message.debugDescription))
        #sourceLocation()
        #endif

        """
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
        let modules: Set = ["UIKit", "ObjectRuntime", "ObjectiveC"]
        return source.namesSelector && !source.imports.contains { modules.contains($0.module) }
    }
}
