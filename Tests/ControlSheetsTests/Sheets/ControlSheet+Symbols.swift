@testable import UIKit

extension ControlSheet {
    /// The first half of all symbols, with their names. A picture of all in three sizes is higher than WebP allows.
    static let symbols = ControlSheet(name: "symbols") { symbols(named: names.prefix(names.count / 2)) }

    /// The other symbols with their names.
    static let moreSymbols = ControlSheet(name: "symbols-more") { symbols(named: names.dropFirst(names.count / 2)) }

    private static let names = SymbolShape.sets.flatMap(\.keys).sorted()

    @MainActor
    private static func symbols(named names: ArraySlice<String>) -> SpecimenViewController {
        let rows = stride(from: names.startIndex, to: names.endIndex, by: 2).map { start in
            let row = UIStackView(arrangedSubviews: names[start...].prefix(2).map(symbol(named:)))
            row.distribution = .fillEqually
            return row
        }
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 6
        return SpecimenViewController([Specimen("Symbols", fills: true, [column])])
    }

    /// Returns a symbol beside its name, both in the same size at each text size.
    @MainActor
    private static func symbol(named name: String) -> UIView {
        let image = UIImageView(image: UIImage(systemName: name))
        image.contentMode = .center
        image.widthAnchor.constraint(equalToConstant: 30).isActive = true
        image.heightAnchor.constraint(equalToConstant: 24).isActive = true
        image.tintColor = .label
        let label = UILabel()
        label.text = name
        label.font = .systemFont(ofSize: 11)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        let row = UIStackView(arrangedSubviews: [image, label])
        row.spacing = 6
        return row
    }
}
