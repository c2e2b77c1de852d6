import CoreGraphics
import UIKitTesting

@testable import UIKit

extension LooksTests {
    static let bars: [String: Reader] = [
        Looks.prompt.name: { .font(try showPrompt($0).label("Prompt").shownFont) },
        Looks.promptColor.name: { isDark in
            let stage = try showPrompt(isDark)
            let picture = try LookPicture(stage.screen)
            let label = try stage.label("Prompt")
            let ground = picture(2, stage.frame(label).midY)
            return .pixel(picture.ink(in: stage.frame(label), on: ground), over: ground, within: 6)
        },
        Looks.promptHeight.name: { isDark in
            let stage = try showPrompt(isDark)
            let heights = try ["Prompt", nil].map { prompt in
                guard let bar = stage.views(UINavigationBar.self).first else { throw LookStage.Missing(text: "bar") }
                bar.topItem?.prompt = prompt
                stage.screen.settle()
                return bar.bounds.height
            }
            return .points(heights[0] - heights[1])
        },
        Looks.barItem.name: { isDark in
            let (stage, picture) = try showTabs(isDark)
            let frame = stage.frame(try stage.label("Second"))
            let ground = picture(frame.minX, frame.minY)
            return .pixel(picture.ink(in: frame, on: ground), over: ground, within: 8)
        },
        Looks.tabTitle.name: { .font(try showTabs($0).0.label("Second").shownFont) },
        Looks.selectedTabTitle.name: { .font(try showTabs($0).0.label("First").shownFont) },
        Looks.tabPlatter.name: { isDark in
            let (stage, picture) = try showTabs(isDark)
            let frame = stage.frame(try stage.label("Second"))
            return .pixel(picture(frame.midX, frame.maxY + 4), over: stage.ground)
        },
        Looks.tabSelection.name: { isDark in
            let (stage, picture) = try showTabs(isDark)
            let (one, other) = (stage.frame(try stage.label("First")), stage.frame(try stage.label("Second")))
            return .pixel(picture(one.midX, one.maxY + 2), over: picture(other.midX, other.maxY + 4))
        },
        Looks.tabShadow.name: { isDark in
            let (stage, _) = try showTabs(isDark)
            guard let bar = stage.views(UITabBar.self).first,
                let platter = stage.views(UIView.self, in: bar).first(where: { $0.layer.shadowOpacity > 0 })
            else { throw LookStage.Missing(text: "platter") }
            return .shadow(platter.layer)
        },
    ]

    private static func showPrompt(_ isDark: Bool) throws -> LookStage {
        let stage = LookStage(isDark)
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        root.title = "Title"
        root.navigationItem.prompt = "Prompt"
        stage.screen.show(UINavigationController(rootViewController: root))
        stage.screen.settle()
        return stage
    }

    private static func showTabs(_ isDark: Bool) throws -> (LookStage, LookPicture) {
        let stage = LookStage(isDark)
        let tabs = UITabBarController()
        tabs.viewControllers = ["First", "Second"].map { title in
            let page = UIViewController()
            page.view.backgroundColor = .systemBackground
            page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), selectedImage: nil)
            return page
        }
        stage.screen.show(tabs)
        stage.screen.settle()
        return (stage, try LookPicture(stage.screen))
    }
}
