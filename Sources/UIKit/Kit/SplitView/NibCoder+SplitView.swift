extension NibCoder {
    /// The style of a split view.
    var splitViewStyle: UISplitViewController.Style {
        if element["style"] == "tripleColumn" { return .tripleColumn }
        return element["allowDoubleColumnStyle"] == "YES" || element["style"] == "doubleColumn"
            ? .doubleColumn : .unspecified
    }
}
