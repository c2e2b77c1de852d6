import Foundation
import SeededRandom

@testable import UIKit
@testable import UIKitTestSupport

/// Pending updates and their model, to which the same happens.
struct PendingUpdatesWalk {
    typealias Step = PendingUpdatesModel.Step

    /// The answers of the pending updates or of the model.
    struct State: Equatable {
        var depth: Int
        var isIdle: Bool
        var isWaiting: Bool
        var isUncommitted: Bool
        var isOutdated: Bool
        var areRowsInPlace: Bool
        var taken: [Step?] = []
    }

    private var updates = PendingUpdates<Int>()
    private var model = PendingUpdatesModel()
    private var taken: [Step?] = []
    private var takenFromModel: [Step?] = []
    private var lastNumber = 0
    private let calls = Calls()

    /// The numbers of the closures that were called.
    private final class Calls {
        var numbers: [Int] = []

        func during(_ work: () -> Void) -> [Int] {
            numbers = []
            work()
            return numbers
        }
    }

    var state: State {
        State(
            depth: updates.depth,
            isIdle: updates.isIdle,
            isWaiting: updates.isWaiting,
            isUncommitted: updates.isUncommitted,
            isOutdated: updates.isOutdated,
            areRowsInPlace: updates.areRowsInPlace,
            taken: taken
        )
    }

    var stateOfModel: State {
        let (isOpen, isWaiting) = (model.depth > 0, !model.blocks.isEmpty)
        return State(
            depth: model.depth,
            isIdle: !isOpen && !model.isBusy,
            isWaiting: isWaiting,
            isUncommitted: isOpen || isWaiting,
            isOutdated: isOpen || isWaiting || model.isReloadWaiting,
            areRowsInPlace: !isOpen && !isWaiting && !model.isBusy,
            taken: takenFromModel
        )
    }

    /// Makes a random call that is possible now.
    mutating func takeStep(_ random: inout SeededGenerator) {
        switch random.below(12) {
        case 0: open()
        case 1, 2: if model.depth > 0 { close() }
        case 3: if model.depth > 0 { request() }
        case 4: if model.depth > 0 { addCompletion() }
        case 5: addAction()
        case 6: toggleWork()
        case 7: if model.isActing { endAction() }
        case 8: addReload(random.below(2) == 0)
        default: _ = takeNext()
        }
    }

    /// Ends everything that has begun, and does what waits.
    mutating func finish() {
        while model.depth > 0 { close() }
        if model.isBusy { toggleWork() }
        repeat { if model.isActing { endAction() } } while takeNext()
    }

    /// Whether nothing is left to be done.
    var isFinished: Bool { updates.areRowsInPlace && !updates.isOutdated && model.next == nil }

    // MARK: Calls

    private mutating func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private mutating func open() {
        updates.open()
        model.note(.open)
    }

    private mutating func request() {
        let number = number()
        updates.add(in: "test") { $0.insertRows(at: [[0, 0]], with: number) }
        model.note(.request(number))
    }

    private mutating func addCompletion() {
        let (number, calls) = (number(), calls)
        updates.add { _ in calls.numbers.append(number) }
        model.note(.completion(number))
    }

    private mutating func close() {
        let number = number()
        updates.close([number])
        model.note(.close(count: number))
    }

    private mutating func toggleWork() {
        let isBusy = model.isBusy
        isBusy ? updates.endWork() : updates.beginWork()
        model.note(isBusy ? .endWork : .beginWork)
    }

    private mutating func addAction() {
        let (number, calls) = (number(), calls)
        updates.addAction { calls.numbers.append(number) }
        model.note(.addAction(number))
    }

    private mutating func endAction() {
        updates.endAction()
        model.note(.endAction)
    }

    /// Asks for a reload, or for a layout. A reload that needn't wait takes what waits.
    private mutating func addReload(_ isReload: Bool) {
        if !isReload {
            updates.addLayout()
            model.note(.addLayout)
        } else if updates.isIdle {
            for block in updates.takeForReload() { taken.append(step(.update(block))) }
            for block in model.blocks { takenFromModel.append(.update(block)) }
            for block in model.blocks { model.note(.take(.update(block))) }
            model.note(.take(.reload))
        } else {
            updates.addReload()
            model.note(.addReload)
        }
    }

    /// Takes what is next, and returns whether there was anything.
    private mutating func takeNext() -> Bool {
        let next = model.next
        takenFromModel.append(next)
        if let next { model.note(.take(next)) }
        taken.append(updates.next().map(step))
        return next != nil
    }

    private func step(_ work: PendingUpdates<Int>.Work) -> Step {
        switch work {
        case .reload: .reload
        case .update(let block): .update(numbers(of: block))
        case .action(let action): .action(calls.during(action).first ?? 0)
        case .layout: .layout
        }
    }

    private func numbers(of block: PendingUpdates<Int>.Block) -> PendingUpdatesModel.Block {
        PendingUpdatesModel.Block(
            requests: block.update.requests.map { if case .insertRows(_, let number) = $0 { number } else { 0 } },
            completions: calls.during { block.complete(finished: true) },
            count: block.counts.first ?? 0
        )
    }
}
