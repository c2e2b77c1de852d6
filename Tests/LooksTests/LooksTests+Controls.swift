import CoreGraphics
import UIKitTesting

@testable import UIKit

extension LooksTests {
    static let controls: [String: Reader] = [
        Looks.switchTrack.name: { isDark in
            let (_, picture, frame) = try showSwitch(isDark, isOn: true)
            let green = picture(frame.minX + 6, frame.midY)
            let height = picture.height(of: green, x: frame.minX + 16, in: frame.minY - 4...frame.maxY + 4)
            // The thumb divides the track in the middle, but not at its upper edge.
            let widths = stride(from: frame.minY, to: frame.minY + 2, by: 1.0 / 3).map {
                picture.width(of: green, y: $0, in: frame.minX - 4...frame.maxX + 4)
            }
            let straight = widths.first ?? 0
            let thumb = thumbSize(picture, frame, isOn: true)
            let middle = picture.width(of: green, y: frame.midY, in: frame.minX - 4...frame.maxX + 4) + thumb.width + 2
            return .size(CGSize(width: max(middle, straight), height: height), within: 0.7)
        },
        Looks.switchThumb.name: { isDark in
            let (_, picture, frame) = try showSwitch(isDark, isOn: true)
            return .size(thumbSize(picture, frame, isOn: true), within: 0.7)
        },
        Looks.switchThumbShadow.name: { isDark in
            let (control, _, _) = try showSwitch(isDark, isOn: false)
            return .shadow(control.subviews[0].subviews[0].layer)
        },
        Looks.switchOff.name: { isDark in
            let (_, picture, frame) = try showSwitch(isDark, isOn: false)
            let stage = LookStage(isDark)
            return .pixel(picture(frame.maxX - 12, frame.midY), over: stage.ground)
        },
        Looks.sliderTrack.name: { isDark in
            let stage = LookStage(isDark)
            let slider = UISlider(frame: CGRect(x: 40, y: 100, width: 200, height: 34))
            let picture = try stage.show(slider)
            return .pixel(picture(200, slider.frame.midY), over: stage.ground)
        },
        Looks.segmentTitle.name: { .font(try segment("Two", $0)) },
        Looks.selectedSegmentTitle.name: { .font(try segment("One", $0)) },
        Looks.searchPlaceholder.name: { isDark in
            let (bar, stage, picture) = try showSearch(isDark)
            let field = stage.frame(bar.searchTextField)
            let ground = picture(field.maxX - 30, field.midY)
            let text = CGRect(x: field.minX + 38, y: field.minY + 4, width: 80, height: field.height - 8)
            return .pixel(picture.ink(in: text, on: ground), over: ground, within: 3)
        },
        Looks.searchFont.name: { isDark in
            let (bar, _, _) = try showSearch(isDark)
            return .font(bar.searchTextField.font ?? .systemFont(ofSize: 1))
        },
        Looks.grayButtonTitle.name: { isDark in
            let stage = LookStage(isDark)
            var configuration = UIButton.Configuration.gray()
            configuration.title = "Button"
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 40, y: 40, width: 140, height: 50)
            let picture = try stage.show(button)
            let ground = picture(50, 65)
            let frame = stage.frame(try stage.label("Button"))
            return .pixel(picture.ink(in: frame, on: ground), over: ground, within: 3)
        },
    ]

    private static func showSwitch(_ isDark: Bool, isOn: Bool) throws -> (UISwitch, LookPicture, CGRect) {
        let stage = LookStage(isDark)
        let control = UISwitch(frame: CGRect(x: 40, y: 40, width: 0, height: 0))
        control.isOn = isOn
        let picture = try stage.show(control)
        return (control, picture, stage.frame(control))
    }

    private static func thumbSize(_ picture: LookPicture, _ frame: CGRect, isOn: Bool) -> CGSize {
        let white = LookPixel(red: 255, green: 255, blue: 255)
        let width = picture.width(of: white, y: frame.midY, in: frame.minX + 1...frame.maxX - 1, within: 60)
        let x = isOn ? frame.maxX - 20 : frame.minX + 20
        return CGSize(
            width: width,
            height: picture.height(of: white, x: x, in: frame.minY + 1...frame.maxY - 1, within: 60)
        )
    }

    private static func segment(_ title: String, _ isDark: Bool) throws -> UIFont {
        let stage = LookStage(isDark)
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 0
        control.frame = CGRect(x: 40, y: 40, width: 300, height: 32)
        _ = try stage.show(control)
        return try stage.label(title).shownFont
    }

    private static func showSearch(_ isDark: Bool) throws -> (UISearchBar, LookStage, LookPicture) {
        let stage = LookStage(isDark)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 40, width: 393, height: 64))
        bar.placeholder = "Search"
        let picture = try stage.show(bar)
        return (bar, stage, picture)
    }
}
