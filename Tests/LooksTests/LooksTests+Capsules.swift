import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

extension LooksTests {
    static let capsules: [String: Reader] = [
        Looks.barItemTitle.name: { .font(try BarStage($0).label("Item").shownFont) },
        Looks.prominentBarItemTitle.name: { .font(try BarStage($0).label("Save").shownFont) },
        Looks.capsule.name: { isDark in
            let bar = try BarStage(isDark)
            let frame = try bar.capsule(of: "Item")
            return .pixel(bar.picture(frame.midX, frame.maxY - 5), over: bar.stage.ground)
        },
        Looks.capsuleRim.name: { isDark in
            let bar = try BarStage(isDark)
            guard let color = try bar.glass(of: "Item").layer.borderColor else { throw LookStage.Missing(text: "rim") }
            return .pixel(LookPixel.of(UIColor(cgColor: color), over: bar.stage.ground), over: bar.stage.ground)
        },
        Looks.capsuleShadow.name: { .shadow(try BarStage($0).glass(of: "Item").layer) },
        Looks.capsuleHeight.name: { .points(try BarStage($0).capsule(of: "Item").height) },
        Looks.toolbarCapsuleHeight.name: { .points(try BarStage($0).capsule(of: "Tool").height) },
        Looks.capsuleGap.name: { isDark in
            let bar = try BarStage(isDark)
            return .points(try bar.capsule(of: "Save").minX - bar.capsule(of: "Item").maxX)
        },
        Looks.capsuleInset.name: { isDark in
            let bar = try BarStage(isDark)
            return .points(try bar.stage.frame(bar.label("Item")).minX - bar.capsule(of: "Item").minX, within: 0.5)
        },
        Looks.navigationMargin.name: { .points(393 - (try BarStage($0).capsule(of: "Save").maxX)) },
        Looks.toolbarMargin.name: { isDark in
            let bar = try BarStage(isDark)
            let frame = try bar.capsule(of: "Tool")
            #expect(abs(frame.minX - (600 - frame.maxY)) < 0.01)
            return .points(frame.minX)
        },
        Looks.backButton.name: { isDark in
            let bar = try BarStage(isDark)
            guard let button = bar.stage.views(BackButton.self).first else { throw LookStage.Missing(text: "back") }
            return .size(bar.stage.frame(button).size)
        },
        Looks.titleCenter.name: { isDark in
            let bar = try BarStage(isDark)
            return .points(bar.stage.frame(try bar.label("Title")).midY)
        },
        Looks.edgeReach.name: { isDark in
            let bar = try BarStage(isDark)
            guard let edge = bar.stage.views(ScrollEdgeView.self).first,
                let frame = bar.stage.views(UINavigationBar.self).first.map({ bar.stage.frame($0) })
            else { throw LookStage.Missing(text: "edge") }
            return .points(bar.stage.frame(edge).maxY - frame.maxY)
        },
    ]

    /// The edges of a capsule over white are 24 counts darker below and 20 beside (HA, WX). No Gaussian shadow has
    /// both: beside the capsule this one has half of it.
    @Test func theShadowOfACapsuleHasTheDepthOfThePictures() throws {
        let bar = try BarStage(false, isScrolled: false)
        let frame = try bar.capsule(of: "Item")
        #expect(abs(255 - bar.picture(frame.midX, frame.maxY + 0.5).red - 24) <= 6)
        #expect(abs(255 - bar.picture(frame.minX - 0.5, frame.midY).red - 20) <= 10)
    }

    /// Colors behind a capsule shine through it, blurred, and hardly with more contrast.
    @Test(arguments: [false, true]) func aCapsuleIsOfGlass(isDark: Bool) throws {
        func difference(isHigh: Bool) throws -> Double {
            let bar = try BarStage(isDark, isScrolled: false)
            bar.stage.screen.window.traitOverrides.accessibilityContrast = isHigh ? .high : .normal
            let stripes = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 80))
            for index in 0..<20 {
                let stripe = UIView(frame: CGRect(x: CGFloat(index) * 20, y: 0, width: 10, height: 80))
                stripe.backgroundColor = .red
                stripes.addSubview(stripe)
            }
            let before = bar.picture
            bar.page.view.addSubview(stripes)
            bar.stage.screen.settle()
            let after = try LookPicture(bar.stage.screen)
            let frame = try bar.capsule(of: "Item")
            let (one, other) = (after(frame.minX + 6, frame.midY), after(frame.minX + 10, frame.midY))
            #expect(one.distance(to: other) < 3, "the stripes are blurred")
            return before(frame.minX + 8, frame.midY).distance(to: one)
        }
        #expect(try difference(isHigh: false) > 8)
        #expect(try difference(isHigh: true) < 30)
    }
}

/// A page of a navigation controller with items in both bars, over content that is scrolled.
@MainActor
struct BarStage {
    let stage: LookStage
    let page = UIViewController()
    let picture: LookPicture

    init(_ isDark: Bool, isScrolled: Bool = true) throws {
        stage = LookStage(isDark)
        page.title = "Title"
        page.view.backgroundColor = .systemBackground
        if isScrolled {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
            scroll.contentSize.height = 2_000
            page.view = scroll
            page.view.backgroundColor = .systemBackground
        }
        page.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil),
            UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil),
        ]
        page.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isToolbarHidden = false
        stage.screen.show(navigation)
        navigation.pushViewController(page, animated: false)
        stage.screen.settle()
        if isScrolled { (page.view as? UIScrollView)?.contentOffset.y = 100 }
        stage.screen.settle()
        picture = try LookPicture(stage.screen)
    }

    func label(_ text: String) throws -> UILabel { try stage.label(text) }

    /// The frame of the capsule of an item with a title.
    func capsule(of title: String) throws -> CGRect { stage.frame(try glass(of: title)) }

    func glass(of title: String) throws -> GlassView {
        let label = try label(title)
        let capsules = stage.views(BarCapsule.self)
        guard let capsule = capsules.first(where: { label.isDescendant(of: $0) }),
            let glass = stage.views(GlassView.self, in: capsule).first
        else { throw LookStage.Missing(text: title) }
        return glass
    }
}
