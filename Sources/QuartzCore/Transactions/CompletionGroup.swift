/// Counts what has to end before a block is called.
package final class CompletionGroup {
    package var block: (() -> Void)?
    private var pending = 0
    private var isClosed = false

    package init(_ block: (() -> Void)? = nil) {
        self.block = block
    }

    package func enter() {
        pending += 1
    }

    package func leave() {
        pending -= 1
        callIfDone()
    }

    /// Nothing more will enter.
    package func close() {
        isClosed = true
        callIfDone()
    }

    private func callIfDone() {
        guard isClosed, pending == 0, let block else { return }
        self.block = nil
        block()
    }
}
