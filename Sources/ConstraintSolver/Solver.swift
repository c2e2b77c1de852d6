import Failures

/// A solver of linear constraints with strict priorities.
///
/// Required constraints hold. Where they contradict each other, the newest of them is broken and reported. Then, for
/// each priority from strong to weak, the solver minimizes the sum of the violations of that priority's constraints,
/// subject to the stronger ones. What is still free after that is decided in turns:
///
/// 1. Each early variable gets the value closest to 0 that is possible.
/// 2. Each inequality that mentions late variables is made as close to an equation as possible.
/// 3. Each late variable gets the value closest to 0 that is possible.
///
/// The order of variables is that in which they were made, unless `order(_:)` changes it. Inequalities are in the order
/// of the variables that they mention, and lower bounds come before upper ones. So the solution is unique, and does not
/// depend on what was solved before, nor on the order in which constraints that hold were added.
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
/// Changes are recorded and take effect at `solve()`, which starts from the previous solution, so
/// that its cost depends on what the changes affect. Constraints that share no variables, directly
/// or through others, do not slow each other down.
public struct Solver: ~Copyable {
    var tableau = Tableau()
    /// The constraints that were added since the last `solve()`.
    var pending: [Int32] = []
    /// The constants that were changed since the last `solve()`.
    ///
    /// The tableau moves its values as soon as a breakpoint changes. Values are those of the last solution until the
    /// next `solve()`, so changes wait here.
    var constants = Block<ConstantChange>()
    /// The removed variables whose slots could not be freed yet.
    var removedVariables: [Int32] = []
    /// The required constraints that are left out of the solution.
    var broken: [BrokenConstraint] = []
    /// Whether all broken constraints are to be tried again.
    var retriesAll = false
    /// Whether anything has changed since the last `solve()`.
    var hasChanged = false
    /// The number of variables.
    public private(set) var variableCount = 0
    /// The number of constraints that were added. Suggestions do not count.
    public private(set) var constraintCount = 0

    public init() {}

    // MARK: Unknowns

    /// Makes a variable. Its value is 0 unless constraints determine another one.
    ///
    /// - Parameter turn: When the variable is decided, if constraints leave it free.
    public mutating func makeVariable(_ turn: Turn = .early) -> Variable {
        let slot = tableau.addVariable(turn == .early ? Quantity.Turn.earlyVariables : Quantity.Turn.lateVariables)
        variableCount += 1
        return Variable(slot: slot, order: tableau.quantities[slot].order)
    }

    /// Removes a variable, with what is suggested for it.
    ///
    /// - Precondition: No constraint mentions the variable.
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

    /// Returns the value of a variable as of the last `solve()`.
    public func value(of variable: Variable) -> Double {
        tableau.quantities[slot(of: variable)].value
    }

    // MARK: Constraints

    /// Adds a constraint. If it mentions a variable more than once, the coefficients add up.
    ///
    /// - Precondition: The constant and the coefficients are finite, and the variables belong to this solver.
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
            // Where all variables are early, they are decided before the inequality.
            if constraint.relation != .equal, tableau.quantities[variable].ownTurn == Quantity.Turn.lateVariables {
                tableau.quantities[slot].ownTurn = Quantity.Turn.inequalities
            }
            add(Entry(index: variable, value: term.coefficient), toTermsOf: slot)
        }
        pending.append(slot)
        constraintCount += 1
        hasChanged = true
        return ConstraintID(slot: slot, order: tableau.quantities[slot].order)
    }

    /// Removes a constraint.
    public mutating func remove(_ constraint: ConstraintID) {
        let slot = slot(of: constraint)
        for term in tableau.terms.elements(slot) { tableau.quantities[term.index].uses -= 1 }
        constraintCount -= 1
        hasChanged = true
        broken.removeAll { $0.slot == slot }
        markForRetry(slot)
        if tableau.quantities[slot].isPending {
            pending.removeAll { $0 == slot }
            tableau.freeSlot(slot)
        } else if tableau.quantities[slot].isBasic {
            tableau.deleteRow(of: slot)
        } else {
            // Rows are expressed in terms of this column, so it cannot go yet. It costs nothing from here on; once a
            // pivot gives the constraint a row, `exchange` deletes that.
            tableau.quantities[slot].isRemoved = true
            tableau.quantities[slot].order = 0
            tableau.setCosts(false, of: slot)
        }
    }

    /// Changes the constant that a constraint compares its sum with.
    ///
    /// - Precondition: The constant is finite.
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

    /// Changes the priority of a constraint. A constraint may become required, or stop being required.
    public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
        let slot = slot(of: constraint)
        guard priority.level != tableau.quantities[slot].level else { return }
        hasChanged = true
        markForRetry(slot)
        tableau.setLevel(priority.level, of: slot)
    }

    /// Returns whether a required constraint is left out of the solution because it contradicts older ones.
    public func isBroken(_ constraint: ConstraintID) -> Bool {
        tableau.quantities[slot(of: constraint)].isBroken
    }

    // MARK: Suggestions

    /// Suggests a value for a variable, and replaces the previous suggestion for it.
    ///
    /// - Precondition: The value is finite, and the priority is less than `required`. For a value
    ///   that must hold, add a constraint instead.
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

    /// Removes the suggestion for a variable, if there is one.
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

    // Slots are reused, but orders are unique and 0 marks what was removed: comparing orders finds outdated handles.

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
