/// The completions that a program has given away, with what must become of each.
///
/// A completion is called once, with `true` unless something has interrupted its animations. One that belongs to an
/// animator which is stopped for good is never called.
@MainActor
final class CompletionLedger {
    private struct Entry {
        var name: String
        /// The views whose animations the completion waits for.
        var views: Set<Int>
        var mayFail: Bool
        var isCancelled = false
        var calls = 0
    }

    private var entries: [Entry] = []
    private(set) var flaw: String?

    /// Adds a completion and returns its number.
    func add(_ name: String, views: Set<Int>, mayFail: Bool = false) -> Int {
        entries.append(Entry(name: name, views: views, mayFail: mayFail))
        return entries.count - 1
    }

    /// Notes that a completion was called.
    func call(_ number: Int, finished: Bool = true) {
        entries[number].calls += 1
        let entry = entries[number]
        if entry.calls > 1 { flaw = flaw ?? "\(entry.name) is called \(entry.calls) times" }
        if entry.isCancelled { flaw = flaw ?? "\(entry.name) is called although its animator was stopped" }
        if !finished, !entry.mayFail { flaw = flaw ?? "\(entry.name) is called with false, and nothing interrupted it" }
    }

    /// Notes that a completion will never be called.
    func cancel(_ number: Int) {
        entries[number].isCancelled = true
    }

    /// Notes that the animations of a view may have been removed.
    func interrupt(_ views: some Sequence<Int>) {
        let views = Set(views)
        for index in entries.indices where entries[index].calls == 0 && !entries[index].views.isDisjoint(with: views) {
            entries[index].mayFail = true
        }
    }

    /// Notes that all animations may have been removed.
    func interruptAll() {
        for index in entries.indices { entries[index].mayFail = true }
    }

    /// Returns the first completion that was not called and should have been.
    ///
    /// - Parameter waiting: The completions of animators that haven't started.
    func missing(except waiting: [Int]) -> String? {
        let missing = entries.indices.first {
            entries[$0].calls == 0 && !entries[$0].isCancelled && !waiting.contains($0)
        }
        return missing.map { "\(entries[$0].name) isn't called" }
    }
}
