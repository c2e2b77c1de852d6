import UIKit

extension ControlSheet {
    static let searchBars = ControlSheet(name: "search-bars") {
        @MainActor func bar(_ style: UISearchBar.Style, _ change: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
            let bar = UISearchBar()
            bar.searchBarStyle = style
            bar.placeholder = "Search"
            change(bar)
            return bar
        }
        return SpecimenViewController([
            Specimen("Default style", fills: true, [bar(.default)]),
            Specimen("Prominent style", fills: true, [bar(.prominent)]),
            Specimen("Minimal style", fills: true, [bar(.minimal)]),
            Specimen(
                "Text and Cancel button",
                fills: true,
                [
                    bar(.minimal) {
                        $0.text = "Ada"
                        $0.showsCancelButton = true
                    }
                ]
            ),
            Specimen("Bookmarks", fills: true, [bar(.minimal) { $0.showsBookmarkButton = true }]),
            Specimen(
                "Scopes",
                fills: true,
                [
                    bar(.minimal) {
                        $0.showsScopeBar = true
                        $0.scopeButtonTitles = ["All", "Unread", "Flagged"]
                    }
                ]
            ),
            Specimen(
                "Tokens",
                fills: true,
                [
                    bar(.minimal) {
                        $0.searchTextField.tokens = [
                            UISearchToken(icon: UIImage(systemName: "person.fill"), text: "Ada"),
                            UISearchToken(icon: nil, text: "Today"),
                        ]
                        $0.text = "letters"
                    }
                ]
            ),
            Specimen("Prompt", fills: true, [bar(.default) { $0.prompt = "Search in all mailboxes" }]),
        ])
    }
}
