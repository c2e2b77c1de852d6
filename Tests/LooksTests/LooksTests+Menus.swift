import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

extension LooksTests {
    static let menus: [String: Reader] = [
        Looks.menuWidth.name: { .points(try MenuStage($0).frame.width) },
        Looks.menuRow.name: { .points(try MenuStage($0).row("One").height, within: 0.5) },
        Looks.menuSubtitleRow.name: { .points(try MenuStage($0).row("Two").height, within: 0.5) },
        Looks.menuPadding.name: { isDark in
            let menu = try MenuStage(isDark)
            #expect(try abs(menu.frame.maxY - (menu.row("Four").maxY) - menu.row("One").minY + menu.frame.minY) < 0.01)
            return .points(try menu.row("One").minY - menu.frame.minY)
        },
        Looks.menuInset.name: { .points(try MenuStage($0).inset(of: "One")) },
        Looks.menuMarkInset.name: { .points(try MenuStage($0, isOn: true).inset(of: "One")) },
        Looks.menuImageInset.name: { .points(try MenuStage($0, hasImage: true).inset(of: "One")) },
        Looks.menuImageCenter.name: { isDark in
            let menu = try MenuStage(isDark, hasImage: true)
            let pictures = menu.stage.views(UIImageView.self, in: menu.panel).filter { $0.image != nil }
            guard let picture = pictures.first else { throw LookStage.Missing(text: "image") }
            return .points(menu.stage.frame(picture).midX - menu.frame.minX)
        },
        Looks.menuSectionGap.name: { isDark in
            let menu = try MenuStage(isDark)
            return .points(try menu.row("Three").minY - menu.row("Two").maxY)
        },
        Looks.menuRadius.name: { .points(try MenuStage($0).glass.layer.cornerRadius) },
        Looks.menuTitle.name: { .font(try MenuStage($0).stage.label("One").font) },
        Looks.menuTitleColor.name: { isDark in
            let menu = try MenuStage(isDark)
            let ground = LookPixel(red: 128, green: 128, blue: 128)
            return .pixel(
                LookPixel.of(menu.stage.color(try menu.stage.label("One").textColor), over: ground),
                over: ground
            )
        },
        Looks.menuDetail.name: { .font(try MenuStage($0).stage.label("Detail").font) },
        Looks.menuHeader.name: { .font(try MenuStage($0, title: "Header").stage.label("Header").font) },
        Looks.menuFill.name: { isDark in
            let menu = try MenuStage(isDark)
            return .pixel(menu.picture(menu.frame.maxX - 8, menu.frame.midY), over: menu.stage.ground)
        },
        Looks.menuShadow.name: { .shadow(try MenuStage($0).glass.layer) },
    ]

    /// The menu of a button of 100 x 44 at 40, 120 begins at its corner (O). In the lower half it ends where the button
    /// does (M).
    @Test func aMenuIsOverItsButton() throws {
        #expect(try MenuStage(false).frame.origin == CGPoint(x: 40, y: 120))
        let lower = try MenuStage(false, y: 500).frame
        #expect(lower.minX == 40 && abs(lower.maxY - 544) < 0.01)
        let middle = try MenuStage(false, x: 150).frame
        #expect(abs(middle.midX - 200) < 0.01)
    }

    /// A title of two lines has a row of 64 (O).
    @Test func titlesWrap() throws {
        let menu = try MenuStage(false, first: "A title that is too long for one line")
        #expect(try abs(menu.row("A title that is too long for one line").height - 64) < 0.5)
        #expect(menu.frame.width == 250)
    }

    /// The header of a menu is 40 1/3 high, and the rows begin 10 below it (O).
    @Test func aMenuHasAHeader() throws {
        let menu = try MenuStage(false, title: "Header")
        let top = menu.frame.minY
        #expect(try abs(menu.row("One").minY - top - 40.333 - 10) < 0.7)
        #expect(try abs(menu.stage.frame(menu.stage.label("Header")).minY - top - 20) < 0.34)
    }

    /// A submenu lies over its menu, with its title where the row is.
    @Test func aSubmenuLiesOverItsMenu() throws {
        let stage = LookStage(false)
        let inner = UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in }])
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 120, width: 100, height: 44)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, inner])
        button.showsMenuAsPrimaryAction = true
        _ = try stage.show(button)
        stage.screen.tap(button)
        stage.screen.settle()
        let row = stage.frame(try stage.label("More"))
        stage.screen.tap(at: CGPoint(x: row.midX, y: row.midY))
        stage.screen.settle()
        let panels = stage.views(MenuPanel.self)
        #expect(panels.count == 2)
        let (menu, submenu) = (stage.frame(panels[0]), stage.frame(panels[1]))
        #expect(submenu.width == 250 && abs(submenu.midX - menu.midX) < 0.5)
        #expect(abs(menu.width - 250 * 0.97) < 0.5)
        #expect(abs(submenu.minY - 172) < 1)
        #expect(abs(submenu.height - 62 - 42 - 10) < 1)
        // A tap on the title closes the submenu.
        stage.screen.tap(at: CGPoint(x: submenu.midX, y: submenu.minY + 20))
        stage.screen.settle()
        #expect(stage.views(MenuPanel.self).count == 1)
        #expect(abs(stage.frame(stage.views(MenuPanel.self)[0]).width - 250) < 0.01)
    }

    /// A menu grows out of its button, and shrinks into it.
    @Test func aMenuGrowsOutOfItsButton() throws {
        let stage = LookStage(false)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 120, width: 100, height: 44)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        _ = try stage.show(button)
        stage.screen.tap(button)
        var widths: [CGFloat] = []
        for _ in 0..<20 {
            stage.screen.advance(by: 1 / 60)
            widths.append(stage.views(MenuPanel.self).first.map { stage.frame($0).width } ?? 0)
        }
        #expect(widths[0] < 120 && widths.max() ?? 0 > 250, "\(widths)")
        stage.screen.settle()
        stage.screen.press(.keyboardEscape)
        #expect(stage.views(MenuOverlay.self).isEmpty && stage.views(MenuPanel.self).count == 1)
        #expect(stage.screen.element(labelled: "One") == nil)
        stage.screen.settle()
        #expect(stage.views(MenuPanel.self).isEmpty)
    }
}

/// The menu of a button.
@MainActor
struct MenuStage {
    let stage: LookStage
    let panel: MenuPanel
    let picture: LookPicture

    init(
        _ isDark: Bool,
        x: CGFloat = 40,
        y: CGFloat = 120,
        title: String = "",
        first: String = "One",
        isOn: Bool = false,
        hasImage: Bool = false
    ) throws {
        stage = LookStage(isDark)
        let image = hasImage ? UIImage(systemName: "star") : nil
        let section = UIMenu(
            options: .displayInline,
            children: [UIAction(title: "Three") { _ in }, UIAction(title: "Four") { _ in }]
        )
        let button = UIButton(type: .system)
        button.frame = CGRect(x: x, y: y, width: 100, height: 44)
        button.menu = UIMenu(
            title: title,
            children: [
                UIAction(title: first, image: image, state: isOn ? .on : .off) { _ in },
                UIAction(title: "Two", subtitle: "Detail") { _ in }, section,
            ]
        )
        button.showsMenuAsPrimaryAction = true
        _ = try stage.show(button)
        stage.screen.tap(button)
        stage.screen.settle()
        guard let panel = stage.views(MenuPanel.self).first else { throw LookStage.Missing(text: "menu") }
        self.panel = panel
        picture = try LookPicture(stage.screen)
    }

    var frame: CGRect { stage.frame(panel) }

    var glass: GlassView {
        get throws {
            guard let glass = stage.views(GlassView.self, in: panel).first else {
                throw LookStage.Missing(text: "glass")
            }
            return glass
        }
    }

    /// The frame of the row with a title.
    func row(_ title: String) throws -> CGRect {
        let label = try stage.label(title)
        guard let row = stage.views(MenuRowView.self).first(where: { label.isDescendant(of: $0) }) else {
            throw LookStage.Missing(text: title)
        }
        return stage.frame(row)
    }

    /// The distance of a title from the edge of the menu.
    func inset(of title: String) throws -> CGFloat { stage.frame(try stage.label(title)).minX - frame.minX }
}
