/// The levels of the rows of a table, by the identifiers of the rows.
///
/// A state refers to a row by an identifier that stays with the row, such as the ID of the comment that the row
/// shows, and not by an index path. Inserting, deleting, moving, reloading, sorting and filtering rows don't
/// affect the state. Rows without an entry are folded, or have the ``defaultLevel``. A mutation returns the changes
/// of all rows that it affects, so that a client can animate them together.
///
/// ```swift
/// var state = ExpansionState<Comment.ID, RowLevel>(policy: .accordion)
///
/// state.toggle(1)  // 1: collapsed → expanded
/// state.toggle(2)  // 2: collapsed → expanded, 1: expanded → collapsed
/// let level = state[2]  // expanded
/// ```
///
/// ### Groups
///
/// The policy applies to all rows together unless a mutation receives a closure that returns the
/// group of a row, such as its section:
///
/// ```swift
/// state.toggle(id) { mails[$0]?.thread }  // one open mail in each thread
/// ```
///
/// A row whose group is `nil` isn't in the table at the moment, for example because it's filtered out. The policy
/// doesn't apply to such a row, and its level changes only when a mutation names it. When the row comes back, its
/// group may have more open rows than the policy allows. The surplus folds when the next row of the group opens
/// or when you call ``enforcePolicy(groupedBy:)``.
///
/// ### Equality and complexity
///
/// Two states are equal if they have the same policy and the same open rows, at the same levels and opened in the
/// same order. Earlier changes don't affect equality.
///
/// Reading the level of a row takes constant time. Changing it takes constant time unless the policy requires a look
/// at all open rows, as each mutation documents. Copying a state takes constant time.
public struct ExpansionState<ID: Hashable, Level: ExpansionLevel>: Hashable {
    /// A change of one row of this state.
    ///
    /// ```swift
    /// var changes: [ExpansionState<Int, RowLevel>.Change] = []
    /// changes += state.toggle(1)
    /// ```
    public typealias Change = ExpansionChange<ID, Level>

    /// The policy that limits the number of open rows. To change it, call ``setPolicy(_:groupedBy:)``.
    public internal(set) var policy: ExpansionPolicy {
        didSet { levels.isLimited = policy.limit != nil }
    }

    /// The level of rows that were never changed. It is the folded one unless you set another.
    ///
    /// If the policy limits the number of open rows, these rows are folded nevertheless.
    ///
    /// ```swift
    /// let allOpen = ExpansionState<Comment.ID, RowLevel>(defaultLevel: .expanded)
    /// let first = allOpen[1]  // expanded
    /// let level = allOpen.defaultLevel  // expanded
    /// ```
    public var defaultLevel: Level { levels.defaultLevel }

    var levels = OrderedLevels<ID, Level>()

    /// Creates a state in which all rows have one level.
    ///
    /// - Parameters:
    ///   - policy: The policy that limits the number of open rows. The default allows any number.
    ///   - defaultLevel: The level of all rows, as long as they aren't changed. By default, they are folded.
    public init(policy: ExpansionPolicy = .independent, defaultLevel: Level = .folded) {
        self.policy = policy
        levels.defaultLevel = defaultLevel
        levels.isLimited = policy.limit != nil
    }

    /// Returns the level of a row, which is the ``defaultLevel`` if the state has no entry for the row.
    ///
    /// - Complexity: O(1) on average.
    public subscript(id: ID) -> Level {
        levels.level(of: id)
    }

    /// The identifiers of the open rows, in the order in which they were opened.
    ///
    /// Rows that are open because of the ``defaultLevel``, and were never changed, aren't known. A change from one open
    /// level to another doesn't affect the order. The `count` of the collection takes constant time.
    ///
    /// ```swift
    /// let firstOpened = state.unfolded.first
    /// ```
    public var unfolded: some BidirectionalCollection<ID> {
        levels.order
    }

    /// A Boolean value that indicates whether all rows are folded.
    ///
    /// ```swift
    /// foldAllButton.isEnabled = !state.isEmpty
    /// ```
    ///
    /// - Complexity: O(1).
    public var isEmpty: Bool {
        levels.order.count == 0 && levels.commonLevel.isFolded
    }

    /// Sets the level of one row, regardless of the policy, and appends the change if there is one.
    mutating func change(_ id: ID, to level: Level, into changes: inout [Change]) {
        let old = levels.set(level, for: id)
        if old != level { changes.append(Change(id: id, from: old, to: level)) }
    }
}

extension ExpansionState: Sendable where ID: Sendable {}
