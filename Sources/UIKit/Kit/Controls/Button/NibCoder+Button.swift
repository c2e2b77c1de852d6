extension NibCoder {
    /// The type of a button. A nib leaves out that of a custom one.
    var buttonType: UIButton.ButtonType {
        switch element["buttonType"] {
        case "system", "roundedRect": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        default: .custom
        }
    }
}
