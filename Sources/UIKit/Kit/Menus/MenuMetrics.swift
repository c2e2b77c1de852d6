import CoreGraphics
import Foundation

/// The measures of menus, in points: those of iOS 26.1 (`LookSource.openUIKit`), and of what is beside each other in a
/// row those of iOS 27.0 (`LookSource.morph`). Values without a source are unverified.
enum MenuMetrics {
    static let width = Looks.menuWidth.light
    /// The space above the first row and below the last one.
    static let padding = Looks.menuPadding.light
    /// The greatest height of a menu, whose rows scroll (`LookSource.morph`).
    static let greatestHeight: CGFloat = 520
    /// The space above and below the texts of a row: a row with one line of 20⅓ is 42 high.
    static let rowInset: CGFloat = 10 + 5 / 6
    /// The same in a row with a subtitle, and between title and subtitle.
    static let detailRowInset: CGFloat = 10 + 2 / 3
    static let detailGap: CGFloat = 2 / 3
    /// The space between the leading edge and a title: alone, beside a column of marks, of images, and of both.
    static let inset = Looks.menuInset.light
    static let markInset = Looks.menuMarkInset.light
    static let imageInset = Looks.menuImageInset.light
    static let markAndImageInset: CGFloat = 79
    /// The distance between the leading edge and the center of a mark, of an image, and of an image beside marks.
    static let markCenter: CGFloat = 20
    static let imageCenter = Looks.menuImageCenter.light
    static let imageCenterBesideMarks: CGFloat = 55
    /// The space between a title and the trailing edge.
    static let trailingInset = Looks.menuInset.light
    /// The distance between the trailing edge and the center of the mark of a submenu.
    static let submenuCenter: CGFloat = 31
    static let markSize: CGFloat = 13
    static let imageSize: CGFloat = 22
    static let sectionGap = Looks.menuSectionGap.light
    /// The space above and below the title of a menu or a section, of 15⅔ in a height of 40⅓.
    static let headerInset: CGFloat = 12 + 1 / 3
    /// The space above the title of a menu, and the distance of the line below it from the edges.
    static let menuTitleTop: CGFloat = 20
    static let menuTitleHeight: CGFloat = 40 + 1 / 3
    static let headerLineInset: CGFloat = 24
    /// The height of the title of a submenu, which closes it (`LookSource.morph`).
    static let submenuTitleHeight: CGFloat = 62
    /// The distance of the current row's background from the edges of the menu, and its radius.
    static let highlightInset: CGFloat = 10
    static let highlightRadius: CGFloat = 21
    /// The space between the title and the keys of a row.
    static let keysGap: CGFloat = 12
    /// The distance between the edges of the menu and rows beside each other (`LookSource.morph`).
    static let columnMargin: CGFloat = 8
    /// The least width of a row beside others.
    static let leastColumnWidth: CGFloat = 42
    /// The space above an image beside others: a row of images is 51⅔ high (`LookSource.morph`).
    static let columnInset: CGFloat = 14 + 5 / 6
    /// The space between the edge of a row beside others and its text.
    static let columnPadding: CGFloat = 6
    /// The space between the image and the title below it (`LookSource.morph`).
    static let columnGap: CGFloat = 7 + 5 / 6
    /// The distance of menus from the edges of the window.
    static let margin: CGFloat = 8
    /// The factor by which a menu is smaller below a submenu, and the opacity of its rows (`LookSource.morph`).
    static let backScale: CGFloat = 0.97
    static let backAlpha: CGFloat = 0.5
    /// The durations and bounces in seconds of the springs of a menu: opening, closing, and a submenu
    /// (`LookSource.morph`).
    static let opening = (duration: 0.5 / 1.4, bounce: 0.25)
    static let closing = (duration: 0.7 / 1.4, bounce: 0.2)
    static let submenu = (duration: 0.395, bounce: 0.14)
    /// The duration in seconds in which the rows of a menu that closes fade, and then the menu.
    static let fading = 0.12
    /// The scale from which a menu grows.
    static let leastScale: CGFloat = 0.2
    /// The duration in seconds of the motion of a menu to another place.
    static let moveDuration = 0.2
    /// The distance of an edit menu from the content that it is for.
    static let targetGap: CGFloat = 4
    /// The distance of a menu that a key opens from the leading edge of the focused view.
    static let keyInset: CGFloat = 32
    /// The text in the place of elements that are being provided.
    static let loading = "Loading…"
}
