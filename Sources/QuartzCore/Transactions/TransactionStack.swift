import CoreGraphics

/// The open transactions of a device: the implicit one, and explicit ones that are nested in each other.
struct TransactionStack {
    struct Settings {
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction? = CAMediaTimingFunction(name: .default)
        var disableActions = false
        var group = CompletionGroup()
        /// The client's own values.
        var values: [String: Any] = [:]
    }

    private var explicit: [Settings] = []
    private var implicit: Settings?

    /// The settings of the innermost transaction, or `nil` if none was created yet.
    var innermost: Settings? { explicit.last ?? implicit }

    /// The settings of the innermost transaction. Setting them outside of an explicit one creates the implicit one.
    var current: Settings {
        get { innermost ?? Settings() }
        set { if explicit.isEmpty { implicit = newValue } else { explicit[explicit.count - 1] = newValue } }
    }

    /// Whether no explicit transaction is open.
    var isImplicit: Bool { explicit.isEmpty }

    mutating func push(_ settings: Settings) {
        explicit.append(settings)
    }

    /// Removes the innermost explicit transaction; `nil` if there is none.
    mutating func pop() -> Settings? {
        explicit.popLast()
    }

    mutating func removeImplicit() -> Settings? {
        defer { implicit = nil }
        return implicit
    }
}
