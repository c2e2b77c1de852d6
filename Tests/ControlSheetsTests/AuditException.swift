import UIKitTesting

/// An issue that the accessibility audit finds in a sheet, because the control is so on Apple's systems, too, or
/// because the sheet shows it.
struct AuditException {
    let sheet: String
    let kind: AccessibilityAuditType
    let reason: String

    private init(_ sheet: ControlSheet, _ kind: AccessibilityAuditType, _ reason: String) {
        (self.sheet, self.kind, self.reason) = (sheet.name, kind, reason)
    }

    static let all = [
        Self(.buttons, .contrast, "the system's colors have this contrast on the backgrounds of buttons"),
        Self(.buttons, .hitRegion, "mini and small buttons are as high as a small line"),
        Self(.buttonContents, .hitRegion, "buttons of images are as large as their images"),
        Self(.buttonContents, .contrast, "the tint color of iOS 26 has this contrast on its pale background"),
        Self(.datePickers, .contrast, "the tint color of iOS 26 has this contrast on its pale background"),
        Self(.alerts, .contrast, "the red of iOS 26 has this contrast on the buttons of alerts"),
        Self(.actionSheets, .contrast, "the red of iOS 26 has this contrast on the buttons of alerts"),
        Self(.pageControls, .hitRegion, "a page control is 26 points high"),
        Self(.textFields, .hitRegion, "a field without a border is as high as its line"),
        Self(.searchBars, .hitRegion, "the images in a search field are its buttons"),
        Self(.searchBars, .textClipped, "a prompt has one line"),
        Self(.dateWheels, .sufficientElementDescription, "a wheel has a value, and no name"),
        Self(.dateWheels, .contrast, "rows that are turned away are faint"),
        Self(.dateWheels, .textClipped, "the wheels share the width"),
        Self(.pickerViews, .sufficientElementDescription, "the delegate names wheels"),
        Self(.pickerViews, .contrast, "rows that are turned away are faint"),
        Self(.labels, .textClipped, "the sheet shows a text that is truncated"),
        Self(.labels, .contrast, "the sheet shows the color of texts of little importance"),
        Self(.cells, .textClipped, "the texts of a cell style have one line"),
        Self(.tablePlain, .textClipped, "the texts of a cell style have one line"),
        Self(.tableGrouped, .textClipped, "the texts of a cell style have one line"),
        Self(.tableEditing, .textClipped, "the texts of a cell style have one line"),
        Self(.tableSelection, .textClipped, "the texts of a cell style have one line"),
        Self(.tableInsetGrouped, .textClipped, "the texts of a cell style have one line"),
        Self(.tableEditing, .hitRegion, "a reorder control is 27 points wide"),
        Self(.tableEditing, .keyboard, "assistive technology moves a row by the actions of its cell"),
        Self(.swipeActions, .contrast, "actions are white on the client's color"),
        Self(.swipeActions, .dynamicType, "the width of an action limits its title"),
        Self(.leadingSwipeActions, .dynamicType, "the width of an action limits its title"),
        Self(.toolbars, .dynamicType, "the titles of bars have one size"),
        Self(.tabBars, .dynamicType, "the titles of bars have one size"),
        Self(.alertWithField, .hitRegion, "the field of an alert is as high as its line"),
        Self(.sheets, .hitRegion, "a grabber is 24 points high with its surroundings"),
        Self(.symbols, .dynamicType, "symbols and their names have one size on the sheet"),
        Self(.moreSymbols, .dynamicType, "symbols and their names have one size on the sheet"),
    ]
}
