import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

extension LooksTests {
    static let alerts: [String: Reader] = [
        Looks.alertCard.name: { isDark in
            let alert = try AlertStage(isDark)
            return .pixel(alert.card, over: alert.picture(4, 4))
        },
        Looks.alertRadius.name: { .points(try AlertStage($0).panel.layer.cornerRadius) },
        Looks.alertShadow.name: { .shadow(try AlertStage($0).panel.layer) },
        Looks.alertDim.name: { isDark in
            let alert = try AlertStage(isDark)
            return .pixel(alert.picture(4, 4), over: LookPixel(red: 255, green: 255, blue: 255))
        },
        Looks.alertButton.name: { isDark in
            let alert = try AlertStage(isDark)
            let frame = alert.stage.frame(try alert.stage.label("Delete"))
            return .pixel(alert.picture(frame.minX + 4, frame.midY), over: alert.card)
        },
        Looks.alertAction.name: { .font(try AlertStage($0).stage.label("Delete").shownFont) },
        Looks.alertPreferredAction.name: { .font(try AlertStage($0, preferred: "Keep").stage.label("Keep").shownFont) },
        Looks.alertTitle.name: { .font(try AlertStage($0).stage.label("Title").shownFont) },
        Looks.alertTextAlone.name: { .font(try AlertStage($0, message: nil).stage.label("Title").shownFont) },
        Looks.alertMessage.name: { .font(try AlertStage($0).stage.label("Message.").shownFont) },
        Looks.alertMessageColor.name: { isDark in
            let alert = try AlertStage(isDark)
            let frame = alert.stage.frame(try alert.stage.label("Message."))
            return .pixel(alert.picture.ink(in: frame, on: alert.card), over: alert.card, within: 4)
        },
    ]

    /// The width of a card follows that of the window: 320 in a window of 393 (O) and 300 in one of 320 (S).
    @Test(arguments: [(393, 320), (320, 300), (800, 320)] as [(CGFloat, CGFloat)])
    func aCardHasItsWidth(window: CGFloat, width: CGFloat) throws {
        let alert = try AlertStage(false, width: window)
        #expect(alert.stage.frame(alert.panel).width == width)
        let inset: CGFloat = width == 320 ? 16 : 14
        let button = try #require(alert.stage.views(AlertButton.self).last)
        let frame = alert.stage.frame(button)
        #expect(abs(alert.stage.frame(alert.panel).maxY - frame.maxY - inset) <= 1 && frame.height == 48)
    }

    /// Heights of cards in a window of 393 (O): title, message, number of actions, height.
    @Test(
        arguments: [
            ("Saved", "Your changes were saved.", 1, 152.333), ("Title only", nil, 1, 126.333),
            (nil, "Message only.", 1, 126.333),
        ] as [(String?, String?, Int, CGFloat)]
    )
    func aCardHasItsHeight(title: String?, message: String?, actions: Int, height: CGFloat) throws {
        let alert = try AlertStage(false, title: title, message: message, actions: ["OK"])
        #expect(abs(alert.stage.frame(alert.panel).height - height) < 0.7)
        let texts = [title, message].compactMap(\.self)
        if texts.count == 1 { #expect(try alert.stage.label(texts[0]).textAlignment == .center) }
    }

    @Test func anActionSheetIsACardOfTheSameWidth() throws {
        let names = ["Take Photo", "Choose Existing", "Delete", "Cancel"]
        let alert = try AlertStage(
            false,
            title: "Photo",
            message: "Choose a source for the photo.",
            actions: names,
            style: .actionSheet
        )
        #expect(alert.stage.frame(alert.panel).width == 320)
        #expect(abs(alert.stage.frame(alert.panel).height - 320.333) < 0.7)
    }

    /// The shadow is 9 counts beside the card and 12 below it (O).
    @Test func theShadowHasTheDepthOfTheRecording() throws {
        let alert = try AlertStage(false)
        let frame = alert.stage.frame(alert.panel)
        let far = alert.picture(4, 4).red
        #expect(abs(far - alert.picture(frame.maxX + 0.5, frame.midY).red - 9) <= 1.5)
        #expect(abs(far - alert.picture(frame.midX, frame.maxY + 0.5).red - 12) <= 1.5)
    }

    /// An alert neither grows nor shrinks while it appears.
    @Test func aCardIsNotScaled() throws {
        let stage = LookStage(false)
        stage.screen.show(stage.controller)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        stage.controller.present(alert, animated: true)
        var sizes: Set<CGFloat> = []
        for _ in 0..<20 {
            stage.screen.advance(by: 0.02)
            for panel in stage.views(AlertPanel.self) { sizes.insert(stage.frame(panel).width) }
        }
        #expect(sizes == [320])
    }
}

/// An alert over a white page.
@MainActor
struct AlertStage {
    let stage: LookStage
    let panel: AlertPanel
    let picture: LookPicture

    init(
        _ isDark: Bool,
        width: CGFloat = 393,
        title: String? = "Title",
        message: String? = "Message.",
        actions: [String] = ["Keep", "Delete"],
        preferred: String? = nil,
        style: UIAlertController.Style = .alert
    ) throws {
        stage = LookStage(isDark, size: CGSize(width: width, height: 852))
        stage.controller.view.backgroundColor = .white
        stage.screen.show(stage.controller)
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for name in actions { alert.addAction(UIAlertAction(title: name, style: .default)) }
        alert.preferredAction = alert.actions.first { $0.title == preferred }
        stage.controller.present(alert, animated: false)
        stage.screen.settle()
        guard let panel = stage.views(AlertPanel.self).first else { throw LookStage.Missing(text: "panel") }
        self.panel = panel
        picture = try LookPicture(stage.screen)
    }

    /// The color of the card.
    var card: LookPixel {
        let frame = stage.frame(panel)
        return picture(frame.maxX - 6, frame.midY)
    }
}
