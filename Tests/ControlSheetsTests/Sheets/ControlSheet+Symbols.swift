@testable import UIKit

extension ControlSheet {
    /// All symbols with their names.
    static let symbols = ControlSheet(name: "symbols") {
        let names = SymbolShape.sets.flatMap(\.keys).sorted()
        let rows = stride(from: 0, to: names.count, by: 2).map { start in
            let row = UIStackView(arrangedSubviews: names[start..<min(start + 2, names.count)].map(symbol(named:)))
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
