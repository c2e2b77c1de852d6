import UIKit

/// Some controls of a sheet, with a caption above them.
@MainActor
struct Specimen {
    let caption: String
    let views: [UIView]
    /// Whether the controls share the width. Otherwise they have their own widths.
    var fills = false

    init(_ caption: String, fills: Bool = false, _ views: [UIView]) {
        self.caption = caption
        self.views = views
        self.fills = fills
    }
}
