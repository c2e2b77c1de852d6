import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension LooksTests {
    static let tables: [String: Reader] = [
        Looks.line.name: { isDark in
            let table = try TableStage(isDark)
            return .pixel(table.line, over: table.card)
        },
        Looks.lineEnd.name: { isDark in
            let table = try TableStage(isDark, width: 375)
            let y = table.frame(0).maxY - 0.5
            let length = table.picture.width(of: table.line, y: y, in: 16...359, within: 2)
            let label = try table.stage.label("Row 0")
            return .points(359 - (table.stage.frame(label).minX + length))
        },
        Looks.header.name: { isDark in
            let table = try TableStage(isDark)
            let ground = table.picture(2, 2)
            let frame = table.stage.frame(try table.stage.label("Header"))
            return .pixel(table.picture.ink(in: frame, on: ground), over: ground, within: 3)
        },
        Looks.cardRadius.name: { isDark in
            let table = try TableStage(isDark)
            return .points(table.cells[0].layer.cornerRadius)
        },
        Looks.selectedRow.name: { isDark in
            let table = try TableStage(isDark, selected: 1)
            let frame = table.frame(1)
            return .pixel(table.picture(frame.midX, frame.midY), over: table.card)
        },
        Looks.swipeAction.name: { isDark in
            let swipe = try SwipeStage(isDark)
            let color = LookPixel.of(swipe.stage.color(.systemRed))
            let picture = try LookPicture(swipe.stage.screen)
            return .points(picture.height(of: color, x: swipe.action.minX + 8, in: 0...200, within: 60), within: 12)
        },
        Looks.fullSwipe.name: { isDark in
            let swipe = try SwipeStage(isDark)
            return .points(try swipe.fullDistance() / 393, within: 0.01)
        },
        Looks.swipeSpring.name: { isDark in .points(try SwipeStage(isDark).springOfReturn(), within: 0.3) },
    ]

    /// The lines beside a selected row are hidden: its own and that of the row above.
    @Test(arguments: [false, true]) func aSelectedRowHasNoLines(isDark: Bool) throws {
        let plain = try TableStage(isDark)
        let table = try TableStage(isDark, selected: 1)
        let selected = table.picture(table.frame(1).midX, table.frame(1).midY)
        for (row, color) in [(0, table.card), (1, selected)] {
            let (x, y) = (table.frame(row).midX, table.frame(row).maxY - 0.5)
            #expect(table.picture(x, y).distance(to: color) < 1)
            // In the dark, a line is nearly as bright as a selected row.
            #expect(isDark || plain.picture(x, y).distance(to: color) > 5)
        }
        table.view.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        table.stage.screen.settle()
        let later = try LookPicture(table.stage.screen)
        #expect(later(table.frame(1).midX, table.frame(1).maxY - 0.5) == plain.line)
    }
}

/// An inset grouped table of three rows.
@MainActor
struct TableStage {
    let stage: LookStage
    let view: UITableView
    let picture: LookPicture
    private let source = Source()

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(path.row)"
            if path.row == 0 { cell.accessoryType = .disclosureIndicator }
            return cell
        }
    }

    init(_ isDark: Bool, width: CGFloat = 393, selected: Int? = nil) throws {
        stage = LookStage(isDark, size: CGSize(width: width, height: 600))
        view = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: .insetGrouped)
        view.dataSource = source
        _ = try stage.show(view)
        if let selected {
            view.selectRow(at: IndexPath(row: selected, section: 0), animated: false, scrollPosition: .none)
        }
        stage.screen.settle()
        picture = try LookPicture(stage.screen)
    }

    var cells: [UITableViewCell] { (0..<3).compactMap { view.cellForRow(at: IndexPath(row: $0, section: 0)) } }

    func frame(_ row: Int) -> CGRect { stage.frame(cells[row]) }

    /// The color of the card.
    var card: LookPixel { picture(frame(0).midX, frame(0).midY) }

    /// The color of the line between the first two rows.
    var line: LookPixel { picture(frame(0).midX, frame(0).maxY - 0.5) }
}

/// A row of 60 with one action, which is open.
@MainActor
struct SwipeStage {
    let stage: LookStage
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    private let source = Source()

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 60 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(
            _ tableView: UITableView,
            commit style: UITableViewCell.EditingStyle,
            forRowAt path: IndexPath
        ) {}

        func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt path: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [.init(style: .destructive, title: "Delete") { _, _, _ in }])
        }
    }

    init(_ isDark: Bool) throws {
        stage = LookStage(isDark)
        view.dataSource = source
        view.delegate = source
        _ = try stage.show(view)
        stage.screen.drag(
            from: CGPoint(x: 350, y: 30),
            to: CGPoint(x: 190, y: 30),
            duration: 0.4,
            resting: 0.3
        )
        stage.screen.settle()
    }

    /// The frame of the action.
    var action: CGRect { stage.views(SwipeActionButton.self).first.map { stage.frame($0) } ?? .zero }

    private var distance: CGFloat {
        stage.views(UITableViewCell.self).map { -stage.frame($0.contentView).minX }.max() ?? 0
    }

    /// Returns the distance of the finger at which the action takes the row over.
    func fullDistance() throws -> CGFloat {
        let start = distance
        stage.screen.touchDown(at: CGPoint(x: 200, y: 30))
        for step in 1...250 {
            stage.screen.touchMove(to: CGPoint(x: 200 - CGFloat(step), y: 30))
            stage.screen.advance(by: 1 / 60)
            guard let actions = stage.views(SwipeActionsView.self).first else { break }
            // The row follows the finger but for the way in which the swipe is recognized.
            if actions.isFull { return start + CGFloat(step) - 10 }
        }
        throw LookStage.Missing(text: "full swipe")
    }

    /// Returns the radians per second of the critically damped spring by which the row returns.
    func springOfReturn() throws -> CGFloat {
        let start = distance
        stage.screen.framesPerSecond = 120
        view.setEditing(false, animated: true)
        let began = stage.screen.now
        stage.screen.advance(by: 0.1)
        let (time, part) = (CGFloat(stage.screen.now - began), distance / start)
        var (low, high) = (CGFloat(1), CGFloat(60))
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if (1 + middle * time) * exp(-middle * time) > part { low = middle } else { high = middle }
        }
        return low
    }
}
