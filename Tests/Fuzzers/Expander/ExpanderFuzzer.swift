import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting
import Unfold

/// Changes levels, scrubs, touches, keys, details, updates and offsets at any time during one another's
/// animations, and inside the client's callbacks. At rest, the table looks like a new one with the same levels.
package final class ExpanderFuzzer: Fuzzer {
    package static let name = "expander"
    package static let lengths = 1...30

    static let size = CGSize(width: 320, height: 480)
    let setup: ExpanderSetup
    let screen: TestScreen
    let client: FuzzedExpanderClient
    private(set) var scrubs: [ExpansionScrub?] = []
    var isFingerDown = false
    var savedState: ExpansionState<Int, FuzzedLevel>?
    var savedSnapshot: (snapshot: ExpansionSnapshot<Int, FuzzedLevel>, state: ExpansionState<Int, FuzzedLevel>)?
    private var reactions: [ExpanderReaction] = []
    private var reactionDepth = 0
    var levels: ToldLevels
    var isAtRest = false
    var failure: Flaw?

    var table: UITableView { client.table }
    var expander: FuzzedExpanderClient.Expander? { client.expander }

    package static func drawSetup(using generator: inout SeededGenerator) -> ExpanderSetup {
        ExpanderSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> ExpanderStep {
        ExpanderStep(using: &generator)
    }

    package init(_ setup: ExpanderSetup) {
        self.setup = setup
        screen = TestScreen(size: Self.size, scale: 1, conduct: PlatformConduct(rawValue: setup.conduct))
        screen.reducesMotion = setup.reducesMotion
        client = FuzzedExpanderClient(
            TableData(heights: setup.sections),
            setup,
            frame: CGRect(origin: .zero, size: Self.size)
        )
        levels = ToldLevels(client.expander)
        screen.window.addSubview(client.table)
        screen.settle()
        screen.onFailure = { [weak self] in self?.failure = Flaw("settles", $0) }
        client.onCallback = { [weak self] in self?.react(to: $0) }
        client.onChange = { [weak self] in self?.levels.hear($0) }
    }

    package var objectsInUse: [AnyObject] { screen.window.viewsInside }

    package var watchedObjects: [WatchedObject] {
        let objects: [(String, AnyObject?)] = [
            ("the table", table), ("the expander", expander), ("the client", client),
        ]
        return objects.compactMap { name, object in object.map { WatchedObject(name, $0) } }
    }

    package func tearDown() {
        client.onCallback = nil
        if isFingerDown { screen.touchCancel() }
        scrubs = []
        table.removeFromSuperview()
        screen.settle()
    }

    // MARK: Scrubs

    func keep(_ scrub: ExpansionScrub?) {
        if let scrub { scrubs.append(scrub) }
    }

    func scrub(_ number: Int) -> ExpansionScrub? {
        scrubs.isEmpty ? nil : scrubs[number % scrubs.count]
    }

    func dropScrub(_ number: Int) {
        if !scrubs.isEmpty { scrubs.remove(at: number % scrubs.count) }
    }

    /// Whether a row is scrubbed, or may be.
    var hasScrubs: Bool { !scrubs.isEmpty }

    func endScrubs() {
        let ended = scrubs
        scrubs = []
        for scrub in ended { scrub?.end() }
    }

    // MARK: Reactions

    func arm(_ reaction: ExpanderReaction) {
        reactions.append(reaction)
    }

    private func react(to callback: ExpanderReaction.Callback) {
        guard reactionDepth < 4, let index = reactions.firstIndex(where: { $0.callback == callback }) else { return }
        guard reactions[index].after == 0 else {
            reactions[index].after -= 1
            return
        }
        let reaction = reactions.remove(at: index)
        reactionDepth += 1
        defer { reactionDepth -= 1 }
        perform(reaction.action, in: callback)
    }
}
