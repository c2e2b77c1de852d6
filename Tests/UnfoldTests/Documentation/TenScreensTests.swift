import Foundation
import Testing
import Toolchain
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that the ten screens of the page "Ten screens" unfold, and that the page counts their lines.
@Suite(.serialized) @MainActor struct TenScreensTests {
    enum Screen: String, CaseIterable {
        case label = "Label", datePicker = "DatePicker", oneOpen = "OneOpen", fits = "Fits", outline = "Outline"
        case headers = "Headers", threeSizes = "ThreeSizes", loadingDetail = "LoadingDetail", diffable = "Diffable"
        case saveAndRestore = "SaveAndRestore"

        @MainActor func make() -> UITableViewController {
            switch self {
            case .label: TenScreensCode.Label()
            case .datePicker: TenScreensCode.DatePicker()
            case .oneOpen: TenScreensCode.OneOpen()
            case .fits: TenScreensCode.Fits()
            case .outline: TenScreensCode.Outline()
            case .headers: TenScreensCode.Headers()
            case .threeSizes: TenScreensCode.ThreeSizes()
            case .loadingDetail: TenScreensCode.LoadingDetail()
            case .diffable: TenScreensCode.Diffable()
            case .saveAndRestore: TenScreensCode.SaveAndRestore()
            }
        }

        @MainActor func makeByHand() -> UITableViewController {
            switch self {
            case .label: TenScreensByHand.Label()
            case .datePicker: TenScreensByHand.DatePicker()
            case .oneOpen: TenScreensByHand.OneOpen()
            case .fits: TenScreensByHand.Fits()
            case .outline: TenScreensByHand.Outline()
            case .headers: TenScreensByHand.Headers()
            case .threeSizes: TenScreensByHand.ThreeSizes()
            case .loadingDetail: TenScreensByHand.LoadingDetail()
            case .diffable: TenScreensByHand.Diffable()
            case .saveAndRestore: TenScreensByHand.SaveAndRestore()
            }
        }
    }

    /// Returns a point in a row or in the header of a section.
    private func place(
        of row: Int,
        in controller: UITableViewController,
        _ kind: Screen,
        on screen: TestScreen
    ) throws -> CGPoint {
        let table = try #require(controller.tableView)
        guard kind != .headers else {
            return CGPoint(x: table.bounds.midX, y: table.rectForHeader(inSection: row).midY - table.contentOffset.y)
        }
        let frame = screen.presentedFrame(of: try #require(table.cellForRow(at: [0, row])))
        return CGPoint(x: 100, y: frame.minY + 15)
    }

    /// Taps a row or a header, and waits for what is loaded.
    private func tap(
        _ row: Int,
        in controller: UITableViewController,
        _ kind: Screen,
        on screen: TestScreen
    ) async throws {
        screen.tap(at: try place(of: row, in: controller, kind, on: screen))
        screen.settle()
        guard kind == .loadingDetail else { return }
        for _ in 0..<20 { await Task.yield() }
        screen.settle()
    }

    @Test(arguments: Screen.allCases, Conducts.all)
    func aScreenUnfolds(kind: Screen, conduct: PlatformConduct) async throws {
        let controller = kind.make()
        let table = try #require(controller.tableView)
        let screen = TestScreen(size: CGSize(width: 375, height: 667), conduct: conduct)
        let first = screen.jumps(in: table) {
            screen.show(controller)
            screen.settle()
        }
        #expect(first.isSmooth, "\(first)")
        let height = table.contentSize.height
        try await tap(1, in: controller, kind, on: screen)
        let open = table.contentSize.height
        #expect(open > height + 10)
        guard kind != .loadingDetail, kind != .threeSizes else { return }
        let report = try screen.jumps(in: table) {
            screen.tap(at: try place(of: 1, in: controller, kind, on: screen))
            screen.settle()
        }
        #expect(report.isSmooth, "\(report)")
        #expect(table.contentSize.height < open - 10)
    }

    @Test(arguments: Screen.allCases) func aScreenUnfoldsByHand(kind: Screen) async throws {
        let controller = kind.makeByHand()
        let table = try #require(controller.tableView)
        let screen = TestScreen(size: CGSize(width: 375, height: 667))
        screen.show(controller)
        screen.settle()
        let height = table.contentSize.height
        try await tap(1, in: controller, kind, on: screen)
        #expect(table.contentSize.height > height + 10)
    }

    @Test func openRowsComeBack() throws {
        func restored<Controller: UITableViewController>(
            _ make: () -> Controller,
            _ save: (Controller) throws -> Data,
            _ restore: (Controller, Data) throws -> Void
        ) throws -> (CGFloat, CGFloat) {
            let (first, second) = (make(), make())
            let screens = [first, second].map { controller in
                let screen = TestScreen(size: CGSize(width: 375, height: 667))
                screen.show(controller)
                screen.settle()
                return screen
            }
            screens[0].tap(try #require(first.tableView.cellForRow(at: [0, 1])))
            screens[0].settle()
            first.tableView.contentOffset.y = 300
            screens[0].settle()
            try restore(second, save(first))
            screens[1].settle()
            let place = { (index: Int, controller: Controller) in
                screens[index].presentedFrame(of: try #require(controller.tableView.cellForRow(at: [0, 6]))).minY
            }
            return (try place(0, first), try place(1, second))
        }
        let places = [
            try restored({ TenScreensCode.SaveAndRestore() }, { try $0.save() }, { try $0.restore($1) }),
            try restored({ TenScreensByHand.SaveAndRestore() }, { try $0.save() }, { try $0.restore($1) }),
        ]
        for (saved, restored) in places { #expect(abs(saved - restored) < 0.6) }
    }

    // MARK: Lines

    /// Returns the numbers of lines of the screens of a file: those in their classes, apart from blank ones, and from the
    /// first and last lines of methods that override those of the table.
    private func counts(_ file: String) throws -> [String: Int] {
        let folder = Command.repository.appending(path: "Tests/UnfoldTests/Documentation")
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        var counts: [String: Int] = [:]
        var name: String?
        var isInOverride = false
        for line in text.split(separator: "\n") {
            if let start = line.prefixMatch(of: #/ {4}final class (\w+): .*/#) {
                name = String(start.output.1)
            } else if line == "    }" {
                name = nil
            } else if line.hasPrefix("        override func"), line.hasSuffix("{") {
                isInOverride = true
            } else if line == "        }", isInOverride {
                isInOverride = false
            } else if let name, !line.contains(" super.") {
                counts[name, default: 0] += 1
            }
        }
        return counts
    }

    @Test func thePageCountsTheLines() throws {
        let (counts, byHand) = (try counts("TenScreensCode.swift"), try counts("TenScreensByHand.swift"))
        #expect(Set(counts.keys) == Set(Screen.allCases.map(\.rawValue)) && Set(byHand.keys) == Set(counts.keys))
        let (sum, sumByHand) = (counts.values.reduce(0, +), byHand.values.reduce(0, +))
        #expect(sum <= 56)
        let page = Command.repository.appending(path: "Sources/Unfold/Unfold.docc/TenScreens.md")
        let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
            .compactMap { $0.firstMatch(of: /\| (\d+) \| (\d+) \|$/) }
            .map { [Int($0.output.1), Int($0.output.2)] }
        let expected = Screen.allCases.map { [counts[$0.rawValue], byHand[$0.rawValue]] } + [[sum, sumByHand]]
        #expect(rows == expected)
    }
}
