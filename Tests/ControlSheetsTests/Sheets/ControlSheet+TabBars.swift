import UIKit

extension ControlSheet {
    static let tabBars = ControlSheet(name: "tab-bars") {
        @MainActor func bar(_ symbols: [(String, String)], badge: String? = nil) -> UITabBar {
            let bar = UITabBar()
            bar.items = symbols.enumerated().map { index, symbol in
                UITabBarItem(title: symbol.0, image: UIImage(systemName: symbol.1), tag: index)
            }
            bar.items?.last?.badgeValue = badge
            bar.selectedItem = bar.items?.first
            return bar
        }
        let all = [
            ("Favorites", "star.fill"), ("Folders", "folder.fill"), ("Messages", "envelope.fill"),
            ("Calls", "phone.fill"), ("People", "person.fill"),
        ]
        let colored = bar(Array(all.prefix(3)))
        colored.tintColor = .systemPurple
        return SpecimenViewController(
            background: .systemGroupedBackground,
            [
                Specimen("Two items", fills: true, [bar(Array(all.prefix(2)))]),
                Specimen("Five items with a badge", fills: true, [bar(all, badge: "12")]),
                Specimen("Tint color", fills: true, [colored]),
            ]
        )
    }
}
