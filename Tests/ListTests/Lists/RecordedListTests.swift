import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests lists against the frames that were recorded of iOS 26: iamcgn/swiftui-web,
    /// Fixtures/Goldens/uikit/collection, an iPhone SE. Its text styles have lines for other scripts, which are 4
    /// points higher for body and headline texts, 3 for subheadlines and 5 for footnotes. The heights here are without
    /// that.
    @Suite @MainActor struct RecordedListTests {
        @Test func list() {
            let list = ListController(.insetGrouped)
            list.secondary = ["Bluetooth": "On", "Sounds": "Silent"]
            list.accessories = { $0 == "Sounds" ? [.checkmark()] : [.disclosureIndicator()] }
            list.show([["Wi-Fi", "Bluetooth"], ["General", "Sounds"]])
            #expect(list.frame("Wi-Fi") == CGRect(x: 16, y: 35, width: 288, height: 52))
            #expect(list.frame("Bluetooth") == CGRect(x: 16, y: 87, width: 288, height: 72.5))
            #expect(list.frame("General") == CGRect(x: 16, y: 194.5, width: 288, height: 52))
            #expect(list.frame("Sounds") == CGRect(x: 16, y: 246.5, width: 288, height: 72.5))
        }

        @Test(arguments: [0, 8] as [CGFloat])
        func headersAndFooters(padding: CGFloat) {
            let list = ListController(.insetGrouped) {
                ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary)
                if padding > 0 { $0.headerTopPadding = padding }
            }
            showSections(list)
            #expect(list.header(0) == CGRect(x: 16, y: padding, width: 288, height: 40.5))
            #expect(list.frame("Wi-Fi") == CGRect(x: 16, y: padding + 40.5, width: 288, height: 52))
            #expect(list.frame("Bluetooth") == CGRect(x: 16, y: padding + 92.5, width: 288, height: 52))
            #expect(list.footer(0) == CGRect(x: 16, y: padding + 144.5, width: 288, height: 30))
            #expect(list.header(1) == CGRect(x: 16, y: 2 * padding + 174.5, width: 288, height: 40.5))
            #expect(list.frame("Brightness") == CGRect(x: 16, y: 2 * padding + 215, width: 288, height: 52))
            #expect(list.footer(1) == CGRect(x: 16, y: 2 * padding + 267, width: 288, height: 30))
        }

        @Test func theFirstItemAsAHeader() {
            let list = ListController(.insetGrouped) { $0.headerMode = .firstItemInSection }
            list.show([["General", "Wi-Fi", "Bluetooth"], ["Display", "Brightness"]])
            #expect(list.frame("General") == CGRect(x: 16, y: 0, width: 288, height: 40.5))
            #expect(list.frame("Wi-Fi") == CGRect(x: 16, y: 40.5, width: 288, height: 52))
            #expect(list.frame("Bluetooth") == CGRect(x: 16, y: 92.5, width: 288, height: 52))
            #expect(list.frame("Display") == CGRect(x: 16, y: 162, width: 288, height: 40.5))
            #expect(list.frame("Brightness") == CGRect(x: 16, y: 202.5, width: 288, height: 52))
        }

        @Test func plainListsPinTheirHeaders() {
            let list = ListController(.plain) { $0.headerMode = .supplementary }
            list.headers = ["One", "Two"]
            list.show([(0..<5).map { "0.\($0)" }, (0..<9).map { "1.\($0)" }], size: CGSize(width: 320, height: 300))
            #expect(list.header(0) == CGRect(x: 0, y: 22, width: 320, height: 40.5))
            for item in 0..<5 {
                let frame = CGRect(x: 0, y: 62.5 + CGFloat(item) * 52, width: 320, height: 52)
                #expect(list.frame("0.\(item)") == (frame.minY < 300 ? frame : nil))
            }
            list.collection.contentOffset.y = 120
            list.collection.layoutIfNeeded()
            #expect(list.header(0) == CGRect(x: 0, y: 0, width: 320, height: 40.5))
            // The rows end at 322.5, and the header of the second section follows after 22.
            #expect(list.header(1) == CGRect(x: 0, y: 224.5, width: 320, height: 40.5))
            #expect(list.frame("1.0") == CGRect(x: 0, y: 265, width: 320, height: 52))
        }

        @Test func plainListsWithFooters() {
            let list = ListController(.plain) { ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary) }
            showSections(list)
            #expect(list.header(0) == CGRect(x: 0, y: 22, width: 320, height: 40.5))
            #expect(list.frame("Wi-Fi") == CGRect(x: 0, y: 62.5, width: 320, height: 52))
            #expect(list.footer(0) == CGRect(x: 0, y: 166.5, width: 320, height: 30))
            #expect(list.header(1) == CGRect(x: 0, y: 218.5, width: 320, height: 40.5))
            #expect(list.frame("Brightness") == CGRect(x: 0, y: 259, width: 320, height: 52))
        }

        @Test func outline() {
            let list = ListController(.insetGrouped)
            let items = ["Fruit": ["Apple", "Pear"], "Vegetables": ["Carrot", "Leek"]]
            list.accessories = { items[$0] == nil ? [] : [.outlineDisclosure()] }
            func apply(_ expanded: [String]) {
                var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
                snapshot.append(["Fruit", "Vegetables", "Other"])
                for (parent, children) in items { snapshot.append(children, to: parent) }
                snapshot.expand(expanded)
                list.source.apply(snapshot, to: 0, animatingDifferences: false)
                list.collection.layoutIfNeeded()
            }
            apply(["Fruit"])
            list.show()
            expect(list, ["Fruit": 35, "Apple": 87, "Pear": 139, "Vegetables": 191, "Other": 243])
            apply([])
            expect(list, ["Fruit": 35, "Vegetables": 87, "Other": 139])
            apply(["Vegetables"])
            expect(list, ["Fruit": 35, "Vegetables": 87, "Carrot": 139, "Leek": 191, "Other": 243])
            // The content of a child is 10 points further in.
            #expect(list.cell("Carrot")?.contentView.frame.minX == 10)
            #expect(list.cell("Vegetables")?.contentView.frame.minX == 0)
        }

        private func expect(_ list: ListController, _ rows: [String: CGFloat]) {
            #expect(list.source.snapshot().numberOfItems == rows.count)
            for (item, y) in rows {
                #expect(list.frame(item) == CGRect(x: 16, y: y, width: 288, height: 52), "\(item)")
            }
        }

        private func showSections(_ list: ListController) {
            list.headers = ["General", "Display"]
            list.footers = ["A footer note about the section.", "A footer note about the section."]
            list.show([["Wi-Fi", "Bluetooth"], ["Brightness"]])
        }
    }
}
