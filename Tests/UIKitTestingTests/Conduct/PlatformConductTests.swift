import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit

/// Tests that each rule of a conduct changes the behavior of views, and that it is off by default.
@Suite(.serialized) @MainActor struct PlatformConductTests {
    // MARK: Labels

    /// Returns the label's height on the screen in the first frame of an animation, and the distance of its middle
    /// from where it ends.
    private func firstFrame(_ conduct: PlatformConduct, from old: CGFloat, to new: CGFloat) -> [CGFloat] {
        let screen = TestScreen(conduct: conduct)
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: old))
        label.text = "A text"
        screen.window.addSubview(label)
        screen.settle()
        UIView.animate(withDuration: 0.3) { label.frame.size.height = new }
        screen.advance(by: 0.001)
        let frame = screen.presentedFrame(of: label)
        return [frame.height.rounded(), (frame.midY - label.frame.midY).rounded()]
    }

    @Test func aLabelThatShrinksSnapsAndSlides() {
        #expect(firstFrame(.labelsSnap, from: 200, to: 50) == [50, 75])
        #expect(firstFrame(.kind, from: 200, to: 50) == [200, 75])
        #expect(firstFrame(.labelsSnap, from: 50, to: 200) == [50, -75])
    }

    /// Returns the number of lines of text that are visible in the first frame of an animation from one line to four.
    private func visibleLines(_ conduct: PlatformConduct) throws -> Int {
        let screen = TestScreen(size: CGSize(width: 200, height: 400), conduct: conduct)
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        label.font = .systemFont(ofSize: 30)
        label.numberOfLines = 0
        label.text = "A\nA\nA\nA"
        label.textColor = .black
        screen.window.backgroundColor = .white
        screen.window.addSubview(label)
        screen.settle()
        UIView.animate(withDuration: 0.3) { label.frame.size.height = 160 }
        screen.advance(by: 0.001)
        let image = try #require(screen.picture().cgImage)
        let inked = (0..<image.height).map { y in
            let line = (0..<image.width).map { x in
                image.pixels.base.load(fromByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self)
            }
            return Set(line).count > 1
        }
        return zip([false] + inked, inked).count { !$0 && $1 }
    }

    @Test func aLabelThatGrowsIsSqueezed() throws {
        let (kind, stretched) = (try visibleLines(.kind), try visibleLines(.labelsStretch))
        #expect(kind == 1 && stretched == 4)
    }

    // MARK: Rows

    @Test(arguments: [PlatformConduct.kind, .rowsOverflow])
    func aRowThatGrowsIsClipped(conduct: PlatformConduct) throws {
        let table = ConductTable(conduct)
        let cell = try #require(table.cell(1))
        cell.height.constant = 200
        table.tableView.performBatchUpdates(nil)
        table.screen.advance(by: 0.05)
        #expect((cell.layer.clippingMotionCount > 0) == (conduct == .kind))
    }

    @Test(arguments: [PlatformConduct.kind, .requiredRowHeights])
    func constraintsThatContradictTheHeightOfTheRowAreBroken(conduct: PlatformConduct) {
        let messages = LayoutMessages.during { _ = ConductTable(conduct, height: 44, cell: StiffBoxCell.self) }
        let names = messages.filter { $0.contains("UIView-Encapsulated-Layout-Height") && $0.contains("== 44") }
        #expect(names.isEmpty == (conduct == .kind))
        #expect(messages.allSatisfy { !($0.components(separatedBy: "breaking").last ?? "").contains("Encapsulated") })
    }

    @Test(arguments: [PlatformConduct.kind, .layoutWaits])
    func anUpdateLaysOutItsCells(conduct: PlatformConduct) throws {
        let table = ConductTable(conduct)
        let cell = try #require(table.cell(1))
        cell.height.constant = 200
        table.tableView.performBatchUpdates(nil)
        #expect(cell.frame.height > 199)
        #expect((cell.box.frame.height > 199) == (conduct == .kind))
        table.screen.settle()
        #expect(cell.box.frame.height > 199)
    }

    @Test(arguments: [PlatformConduct.kind, .rowsEnterAtEstimates])
    func aRowEntersAtItsHeight(conduct: PlatformConduct) throws {
        let table = ConductTable(conduct)
        table.insert(at: 1)
        table.screen.advance(by: 0.001)
        let height = table.screen.presentedFrame(of: try #require(table.cell(1))).height
        #expect(conduct == .kind ? height > 99 : height < 60)
    }

    // MARK: Places

    @Test(arguments: [PlatformConduct.kind, .forgetsHeights])
    func heightsOfUnseenRowsAreKept(conduct: PlatformConduct) {
        let table = ConductTable(conduct)
        for row in stride(from: 0, to: 100, by: 3) {
            table.tableView.scrollToRow(at: [0, row], at: .top, animated: false)
            table.screen.settle()
        }
        let height = table.tableView.contentSize.height
        table.insert(at: 99)
        table.screen.settle()
        #expect((table.tableView.contentSize.height > height) == (conduct == .kind))
    }

    @Test(arguments: [PlatformConduct.kind, .scrollsByEstimates])
    func scrollingEndsAtTheRow(conduct: PlatformConduct) {
        let table = ConductTable(conduct)
        table.tableView.scrollToRow(at: [0, 50], at: .bottom, animated: false)
        table.screen.settle()
        let bottom = table.cell(50).map { table.screen.presentedFrame(of: $0).maxY }
        #expect((bottom.map { abs($0 - ConductTable.size.height) < 0.5 } ?? false) == (conduct == .kind))
    }

    @Test(arguments: [PlatformConduct.kind, .anchorsNothing])
    func rowsStayWhenOthersAreInsertedAbove(conduct: PlatformConduct) throws {
        let table = ConductTable(conduct)
        table.tableView.contentOffset.y = 1_000
        table.screen.settle()
        let cell = try #require(table.tableView.visibleCells.dropFirst().first)
        let top = table.screen.presentedFrame(of: cell).minY
        UIView.performWithoutAnimation { table.insert(at: 0) }
        table.screen.settle()
        let distance = table.screen.presentedFrame(of: cell).minY - top
        #expect(conduct == .kind ? abs(distance) < 0.5 : distance > 30)
    }

    @Test(arguments: [PlatformConduct.kind, .movesOffset])
    func anUpdateLeavesTheScrollPosition(conduct: PlatformConduct) {
        let table = ConductTable(conduct, height: 100)
        table.tableView.contentOffset.y = 1_000
        table.screen.settle()
        table.tableView.performBatchUpdates(nil)
        table.screen.settle()
        #expect(table.tableView.contentOffset.y == (conduct == .kind ? 1_000 : 945))
    }

    // MARK: Cells

    @Test(arguments: [PlatformConduct.kind, .tilesForFinalBounds])
    func rowsThatLeaveInAnAnimationAreSeen(conduct: PlatformConduct) throws {
        let table = ConductTable(conduct, height: 100)
        let cell = try #require(table.cell(0))
        table.scrollInAnimation(to: 300)
        // A cell that was removed may show another row already.
        let row = table.tableView.indexPath(for: cell)?.row ?? 0
        let isSeen = cell.superview === table.tableView && row == 0
        #expect(isSeen == (conduct == .kind))
    }

    @Test(arguments: [PlatformConduct.kind, .configuresInAnimations])
    func cellsAreConfiguredWithoutAnimation(conduct: PlatformConduct) {
        let table = ConductTable(conduct, height: 100)
        table.areAnimationsEnabled = []
        table.scrollInAnimation(to: 300)
        #expect(!table.areAnimationsEnabled.isEmpty)
        #expect(table.areAnimationsEnabled.contains(true) == (conduct != .kind))
    }

    @Test(arguments: [PlatformConduct.kind, .firstLayoutAnimates])
    func theFirstLayoutOfACellIsNotAnimated(conduct: PlatformConduct) {
        let table = ConductTable(conduct, height: 100)
        let known = Set(table.tableView.visibleCells.map(ObjectIdentifier.init))
        table.scrollInAnimation(to: 300)
        let new = table.tableView.visibleCells.filter { !known.contains(ObjectIdentifier($0)) }
        #expect(!new.isEmpty)
        let boxes = new.compactMap { ($0 as? BoxCell)?.box }
        #expect(boxes.contains { $0.layer.animationKeys()?.isEmpty == false } == (conduct != .kind))
    }

    @Test(arguments: [PlatformConduct.kind, .keepsCells])
    func aCellReturnsForItsRow(conduct: PlatformConduct) {
        let table = ConductTable(conduct, height: 44)
        table.tableView.contentOffset.y = 88
        table.screen.settle()
        table.asked = []
        table.tableView.contentOffset.y = 0
        table.screen.settle()
        #expect(table.asked == (conduct == .kind ? [0, 1] : []))
    }

    // MARK: Touches

    @Test(arguments: [PlatformConduct.kind, .updatesIgnoreTouches])
    func rowsThatMoveReceiveTouches(conduct: PlatformConduct) throws {
        let table = ConductTable(conduct, height: 100)
        table.insert(at: 0)
        table.screen.advance(by: 0.05)
        table.screen.tap(at: CGPoint(x: 100, y: 350))
        table.screen.settle()
        #expect(table.selected.isEmpty == (conduct != .kind))
        // Rows at rest receive touches in each conduct.
        table.screen.tap(at: CGPoint(x: 100, y: 350))
        #expect(!table.selected.isEmpty)
    }
}
