/// A group that calls a block when all its members have ended and it is closed.
package final class CompletionGroup {
    /// The block to call at the end.
    package let block: (() -> Void)?
    /// The group that waits for this one.
    private(set) var outer: CompletionGroup?
    private var pending = 0
    private var isClosed = false
    private var isDone = false

    package init(_ block: (() -> Void)? = nil) {
        self.block = block
    }

    /// Makes another group wait for this one.
    func join(_ outer: CompletionGroup?) {
        self.outer = outer
        outer?.enter()
    }

    /// Adds a member.
    package func enter() {
        pending += 1
    }

    /// Removes a member that has ended.
    package func leave() {
        pending -= 1
        endIfDone()
    }

    /// Closes the group. Nothing may enter it after that.
    package func close() {
        isClosed = true
        endIfDone()
    }

    private func endIfDone() {
        guard isClosed, pending == 0, !isDone else { return }
        isDone = true
        block?()
        outer?.leave()
        outer = nil
    }
}
