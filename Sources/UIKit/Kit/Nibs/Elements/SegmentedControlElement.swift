extension NibKind {
    static let segmentedControl = NibKind(
        "segmentedControl",
        extends: .control,
        UISegmentedControl.self,
        [
            .bool("apportionsSegmentWidthsByContent") { (control: UISegmentedControl, value) in
                control.apportionsSegmentWidthsByContent = value
            },
            .bool("momentary") { (control: UISegmentedControl, value) in control.isMomentary = value },
            .color("selectedSegmentTintColor") { (control: UISegmentedControl, color) in
                control.selectedSegmentTintColor = color
            },
        ],
        addParts: { control, source in
            for (index, segment) in source.list("segments").enumerated() {
                if let image = segment.image("image") {
                    control.insertSegment(with: image, at: index, animated: false)
                } else {
                    let localized = source.element.id.flatMap {
                        source.builder.file.localized("segmentTitles[\(index)]", of: $0)
                    }
                    control.insertSegment(withTitle: localized ?? segment.text("title"), at: index, animated: false)
                }
                if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
                if let isEnabled = segment.bool("enabled") { control.setEnabled(isEnabled, forSegmentAt: index) }
            }
            if let selected = source.integer("selectedSegmentIndex"), selected < control.numberOfSegments {
                control.selectedSegmentIndex = max(selected, UISegmentedControl.noSegment)
            }
        }
    )
}
