import Failures

/// Finds values for unknowns that satisfy linear constraints as well as their priorities allow.
///
/// Required constraints hold; where they contradict each other, the newest one in the way is left out and reported.
/// Then, for each priority from strong to weak, the sum of what the constraints of that priority miss is as small as
/// the stronger ones let it be. What is left open after that is decided by the unknowns in the order in which they were
/// made, or were put later: each in turn is as near to 0 as can be. So there is one solution, whatever the order in
/// which constraints came.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.makeVariable(), width = solver.makeVariable()
/// solver.add(left == 16)
/// solver.add((left + width == 304).at(Priority(750)))
/// let limit = solver.add(width <= 200)
/// solver.solve()
/// solver.value(of: width)          // 200
/// solver.setConstant(250, of: limit)
/// solver.solve()
/// solver.value(of: width)          // 250
/// ```
///
/// Changes are noted and take effect at `solve()`, which starts from the solution before: its cost goes by what a change
/// touches. Constraints that share no unknowns, directly or through others, do not cost each other anything.
public struct Solver: ~Copyable {
    var tableau = Tableau()
    var pending: [Int32] = []
    /// Constants that are not in the tableau yet: it moves at once when one is.
    var constants = Block<ConstantChange>()
    /// Removed while they have a column.
    var removedVariables: [Int32] = []
    var broken: [BrokenConstraint] = []
    /// Whether everything that is left out is to be tried again.
    var doubtsEverything = false
    var hasChanged = false
    public private(set) var variableCount = 0
    /// Those that were added; suggestions do not count.
    public private(set) var constraintCount = 0

    public init() {}

    // MARK: Unknowns

    /// A new unknown, 0 until constraints say otherwise.
    public mutating func makeVariable() -> Variable {
        let slot = tableau.addVariable()
        variableCount += 1
        return Variable(slot: slot, order: tableau.quantities[slot].order)
    }

    /// Gives an unknown back.
    ///
    /// - Precondition: no constraint mentions it.
    public mutating func remove(_ variable: Variable) {
        let slot = slot(of: variable)
        stopSuggesting(variable)
        programmerError(
            unless: tableau.quantities[slot].uses == 0,
            "A constraint mentions the variable to be removed",
            in: "Solver.remove(_:)"
        )
        tableau.quantities[slot].isRemoved = true
        tableau.quantities[slot].order = 0
        variableCount -= 1
        removedVariables.append(slot)
        hasChanged = true
        freeVariables()
    }

    /// The value of an unknown as of the last `solve()`.
    public func value(of variable: Variable) -> Double {
        tableau.quantities[slot(of: variable)].value
    }

    // MARK: Constraints

    /// Adds a constraint. A variable may be mentioned more than once; its multiples add up.
    ///
    /// - Precondition: the constant and the multiples are finite, the variables this solver's.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
        programmerError(
            unless: constraint.constant.isFinite,
            "The constant of a constraint is finite, not \(constraint.constant)",
            in: "Solver.add(_:)",
            .invalidArgument
        )
        let slot = tableau.addQuantity(.constraint)
        tableau.quantities[slot].isPending = true
        tableau.quantities[slot].relation = constraint.relation
        tableau.quantities[slot].level = constraint.priority.level
        tableau.quantities[slot].breakpoint = constraint.constant
        for term in constraint.terms {
            programmerError(
                unless: term.coefficient.isFinite,
                "A multiple is finite, not \(term.coefficient)",
                in: "Solver.add(_:)",
                .invalidArgument
            )
            let variable = self.slot(of: term.variable)
            add(Entry(index: variable, value: term.coefficient), toTermsOf: slot)
        }
        pending.append(slot)
        constraintCount += 1
        hasChanged = true
        return ConstraintID(slot: slot, order: tableau.quantities[slot].order)
    }

    /// Takes a constraint out.
    public mutating func remove(_ constraint: ConstraintID) {
        let slot = slot(of: constraint)
        for term in tableau.terms.elements(slot) { tableau.quantities[term.index].uses -= 1 }
        constraintCount -= 1
        hasChanged = true
        broken.removeAll { $0.slot == slot }
        doubt(slot)
        if tableau.quantities[slot].isPending {
            pending.removeAll { $0 == slot }
            tableau.freeSlot(slot)
        } else if tableau.quantities[slot].isBasic {
            tableau.deleteRow(of: slot)
        } else {
            tableau.quantities[slot].isRemoved = true
            tableau.quantities[slot].order = 0
            tableau.setCosts(false, of: slot)
        }
    }

    /// Changes the number that a constraint's sum is compared with.
    ///
    /// - Precondition: finite.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
        programmerError(
            unless: constant.isFinite,
            "The constant of a constraint is finite, not \(constant)",
            in: "Solver.setConstant(_:of:)",
            .invalidArgument
        )
        _ = slot(of: constraint)
        hasChanged = true
        constants.append(ConstantChange(constraint: constraint, constant: constant))
    }

    /// Makes a constraint stronger or weaker, required ones included.
    public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
        let slot = slot(of: constraint)
        guard priority.level != tableau.quantities[slot].level else { return }
        hasChanged = true
        doubt(slot)
        tableau.setLevel(priority.level, of: slot)
    }

    /// Whether a required constraint is left out because it contradicts older ones.
    public func isBroken(_ constraint: ConstraintID) -> Bool {
        tableau.quantities[slot(of: constraint)].isBroken
    }

    // MARK: Suggestions

    /// Wants a value for an unknown, in place of what was suggested for it before.
    ///
    /// - Precondition: the value is finite, and the priority below `required`: what has to hold is a constraint.
    public mutating func suggest(_ value: Double, for variable: Variable, at priority: Priority) {
        programmerError(
            unless: priority < .required,
            "A suggestion is never required; add a constraint instead",
            in: "Solver.suggest(_:for:priority:)",
            .invalidArgument
        )
        let slot = slot(of: variable)
        if let suggestion = suggestion(for: slot) {
            setConstant(value, of: suggestion)
            setPriority(priority, of: suggestion)
        } else {
            let suggestion = add(LinearConstraint([Term(variable)], .equal, value, priority: priority))
            tableau.quantities[slot].suggestion = suggestion.slot
            constraintCount -= 1
        }
    }

    /// Forgets what was suggested for an unknown.
    public mutating func stopSuggesting(_ variable: Variable) {
        let slot = slot(of: variable)
        guard let suggestion = suggestion(for: slot) else { return }
        tableau.quantities[slot].suggestion = -1
        remove(suggestion)
        constraintCount += 1
    }

    // MARK: Parts

    private mutating func add(_ entry: Entry, toTermsOf slot: Int32) {
        let terms = tableau.terms.elements(slot)
        if let index = terms.firstIndex(where: { $0.index == entry.index }) {
            terms[index].value += entry.value
        } else {
            tableau.terms.append(entry, to: slot)
            tableau.quantities[entry.index].uses += 1
        }
    }

    private func suggestion(for slot: Int32) -> ConstraintID? {
        let suggestion = tableau.quantities[slot].suggestion
        return suggestion < 0 ? nil : ConstraintID(slot: suggestion, order: tableau.quantities[suggestion].order)
    }

    // What is removed has no order any more, and no two have the same.

    func slot(of variable: Variable) -> Int32 {
        programmerError(
            unless: variable.slot < tableau.quantities.count
                && tableau.quantities[variable.slot].order == variable.order,
            "The variable is another solver's, or was removed",
            in: "Solver",
            .invalidArgument
        )
        return variable.slot
    }

    func slot(of constraint: ConstraintID) -> Int32 {
        programmerError(
            unless: constraint.slot < tableau.quantities.count
                && tableau.quantities[constraint.slot].order == constraint.order,
            "The constraint is another solver's, or was removed",
            in: "Solver",
            .invalidArgument
        )
        return constraint.slot
    }
}
