/// Which rows are unfolded, and how far, by identity.
///
/// Rows are remembered by an ID that stays with them, such as that of the comment which a row shows, and not by index
/// path: inserting, deleting, moving, reloading, sorting and filtering rows do not touch the state. What is not mentioned
/// is folded. A mutation returns every row whose level is another one than before, so that all of it can be one motion.
///
/// ```swift
/// var state = ExpansionState<Comment.ID, Disclosure>(policy: .accordion)
///
/// state.toggle(1)  // 1: collapsed → expanded
/// state.toggle(2)  // 2: collapsed → expanded, 1: expanded → collapsed
/// let level = state[2]  // expanded
/// ```
///
/// ### Groups
///
/// The policy holds for all rows together unless a mutation is told the group of each ID, such as its section:
///
/// ```swift
/// state.toggle(id) { mails[$0]?.thread }  // one open mail in each thread
/// ```
///
/// An ID whose group is nil is not in the table at the moment, because it is filtered out for instance. No policy holds
/// for it: it is changed when it is asked for itself, and otherwise left alone. When it comes back, its group may have
/// more open rows than allowed, until the next row of the group is opened or ``enforcePolicy(groupedBy:)`` is called.
///
/// ### Equality and cost
///
/// Two states are equal if they have the same policy and the same rows unfolded to the same levels in the same order of
/// opening; what else happened to them leaves no trace. Reading and changing the level of a row is constant time, to
/// which looking at the open rows comes where the policy demands it: each mutation says when. A copy is constant time.
public struct ExpansionState<ID: Hashable & Sendable, Level: ExpansionLevel>: Hashable, Sendable {
    /// A row of this state at another level.
    ///
    /// ```swift
    /// var changes: [ExpansionState<Int, Disclosure>.Change] = []
    /// changes += state.toggle(1)
    /// ```
    public typealias Change = ExpansionChange<ID, Level>

    /// How many rows may be open. Changed by ``setPolicy(_:groupedBy:)``.
    public internal(set) var policy: ExpansionPolicy

    var levels = OrderedLevels<ID, Level>()

    /// A state in which all rows are folded.
    public init(policy: ExpansionPolicy = .independent) {
        self.policy = policy
    }

    /// The level of a row; folded if nothing is known of it. Constant time.
    public subscript(id: ID) -> Level {
        levels.level(of: id)
    }

    /// The rows that are not folded, in the order in which they were opened. Going from one open level to another
    /// counts as nothing. Its `count` is constant time.
    ///
    /// ```swift
    /// let firstOpened = state.unfolded.first
    /// ```
    public var unfolded: some BidirectionalCollection<ID> & Sendable {
        levels.order
    }

    /// Whether all rows are folded. Constant time.
    ///
    /// ```swift
    /// foldAllButton.isEnabled = !state.isEmpty
    /// ```
    public var isEmpty: Bool {
        levels.order.count == 0
    }

    /// Sets one level, whatever the policy, and takes down what changed.
    mutating func change(_ id: ID, to level: Level, into changes: inout [Change]) {
        let old = levels.set(level, for: id)
        if old != level { changes.append(Change(id: id, from: old, to: level)) }
    }
}
