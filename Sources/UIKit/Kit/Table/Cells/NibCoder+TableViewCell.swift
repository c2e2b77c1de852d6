extension NibCoder {
    /// The style of a cell; the default one, if it has views of its own.
    var cellStyle: UITableViewCell.CellStyle {
        switch element["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    var reuseIdentifier: String? { element["reuseIdentifier"] }
}
