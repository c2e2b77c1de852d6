import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIVisualEffectViewTests {
        private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)

        /// Every style; the raw values are contiguous.
        private static let styles = (0...20).compactMap(UIBlurEffect.Style.init)

        private func makeView(_ effect: UIVisualEffect?) -> UIVisualEffectView {
            let view = UIVisualEffectView(effect: effect)
            view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            screen.window.addSubview(view)
            return view
        }

        @Test func aMaterialIsTranslucentAndAsOpaqueAsItIsThick() {
            #expect(Self.styles.count == 21)
            for style in Self.styles {
                for appearance in [UIUserInterfaceStyle.light, .dark] {
                    let color = Material(style).color
                    let alpha = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: appearance)).cgColor
                        .alpha
                    #expect(alpha > 0.5 && alpha < 1)
                }
            }
            let families: [[UIBlurEffect.Style]] = [
                [.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial],
                [
                    .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
                    .systemThickMaterialLight,
                ],
                [.systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark],
            ]
            for family in families {
                let opacities = family.map { Material($0).color.cgColor.alpha }
                #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 < $1 })
            }
        }

        /// Returns the red of a point on the screen, from 0 to 1.
        private func red(_ x: Int, _ y: Int) -> CGFloat {
            CGFloat((screen.picture().cgImage?.pixel(x, y).red ?? -1)) / 255
        }

        /// Returns the brightness of a style over gray, from 0 to 1.
        private func brightness(_ style: UIBlurEffect.Style, dark: Bool) -> CGFloat {
            let traits = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
            var white: CGFloat = 0
            Material(style).color.resolvedColor(with: traits).getWhite(&white, alpha: nil)
            return white
        }

        @Test func materialsWithAnAppearanceKeepIt() {
            for style in Self.styles {
                let (light, dark) = (brightness(style, dark: false), brightness(style, dark: true))
                let name = "\(style)"
                if name.hasSuffix("ark") {
                    #expect(light < 0.5 && dark == light, "\(style)")
                } else if name.hasSuffix("ight") {
                    #expect(light > 0.5 && dark == light, "\(style)")
                } else {
                    #expect(light > 0.5 && dark < 0.5, "\(style)")
                }
            }
        }

        @Test func theMaterialIsDrawnOverWhatIsBehindIt() {
            screen.window.backgroundColor = .black
            let view = makeView(UIBlurEffect(style: .light))
            let expected = 0.97 * 0.7
            let color = red(30, 30)
            #expect(abs(color - expected) < 0.01)
            view.effect = nil
            #expect(red(30, 30) == 0)
        }

        @Test func contentsFillTheViewAndAreNotTranslucent() {
            let view = makeView(UIBlurEffect(style: .dark))
            let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.contentView.addSubview(label)
            #expect(view.contentView.frame == view.bounds)
            view.frame.size = CGSize(width: 30, height: 20)
            view.layoutIfNeeded()
            #expect(view.contentView.frame == view.bounds)
            #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === label)
            #expect(view.contentView.alpha == 1)
        }

        @Test func anEffectAppearsAndDisappearsInAnAnimation() throws {
            let view = makeView(nil)
            screen.window.backgroundColor = .black
            screen.settle()
            for effect in [UIBlurEffect(style: .light), nil] {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = effect }
                screen.advance(by: 0.5)
                let color = red(30, 30)
                #expect(abs(color - 0.97 * 0.7 / 2) < 0.03)
                screen.settle()
            }
        }

        @Test func aViewWithAFrameHasNoEffect() {
            let view = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
            #expect(view.effect == nil && view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
            #expect(view.contentView.frame == view.bounds && UIVisualEffectView().bounds.isEmpty)
        }

        @Test func vibrancyIsTheTintColorOfTheContents() {
            let blur = UIBlurEffect(style: .systemMaterialDark)
            let view = makeView(UIVibrancyEffect(blurEffect: blur))
            let image = UIImageView()
            view.contentView.addSubview(image)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            #expect(image.tintColor == UIColor.label.resolvedColor(with: dark))
            view.effect = UIVibrancyEffect(forBlurEffect: UIBlurEffect(style: .regular), style: .separator)
            #expect(image.tintColor == .separator)
            view.effect = blur
            #expect(image.tintColor == .systemBlue)
        }

        @Test func effectsAreEqualByWhatTheyDo() {
            let (dark, other) = (UIBlurEffect(style: .dark), UIBlurEffect(style: .dark))
            #expect(dark == other && dark.hash == other.hash && dark != UIBlurEffect(style: .light))
            #expect(dark.copy() as AnyObject === dark)
            let fill = UIVibrancyEffect(forBlurEffect: dark, style: .fill)
            #expect(fill == UIVibrancyEffect(forBlurEffect: other, style: .fill))
            #expect(fill != UIVibrancyEffect(blurEffect: dark) && fill != dark)
        }

        @Test func aBackgroundConfigurationShowsAnEffect() throws {
            screen.window.backgroundColor = .black
            var background = UIBackgroundConfiguration.clear()
            let plain = background
            background.visualEffect = UIBlurEffect(style: .light)
            #expect(background != plain)
            let view = BackgroundConfigurationView(background)
            view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            screen.window.addSubview(view)
            screen.settle()
            #expect(red(20, 20) > 0.6)
            view.show(plain)
            screen.settle()
            #expect(red(20, 20) == 0)
        }

        // MARK: Nibs

        private static func nib(_ effect: String) -> String {
            """
            <visualEffectView opaque="NO" id="v">
                <rect key="frame" x="0" y="0" width="200" height="100"/>
                <view key="contentView" opaque="NO" id="c">
                    <rect key="frame" x="0" y="0" width="200" height="100"/>
                    <subviews><view tag="7" id="s"><rect key="frame" x="10" y="20" width="30" height="40"/></view></subviews>
                </view>
                \(effect)
            </visualEffectView>
            """
        }

        @Test func aNibHasEffects() throws {
            let blur = UIBlurEffect(style: .systemThinMaterial)
            let effects: [(String, UIVisualEffect)] = [
                (#"<blurEffect style="systemThinMaterial"/>"#, blur),
                (
                    #"<vibrancyEffect><blurEffect style="systemThinMaterial"/></vibrancyEffect>"#,
                    UIVibrancyEffect(blurEffect: blur)
                ),
                (
                    #"<vibrancyEffect style="fill"><blurEffect style="systemThinMaterial"/></vibrancyEffect>"#,
                    UIVibrancyEffect(forBlurEffect: blur, style: .fill)
                ),
            ]
            for (text, effect) in effects {
                let view: UIVisualEffectView = try SampleNib.object(Self.nib(text))
                #expect(view.effect == effect)
                #expect(view.contentView.viewWithTag(7)?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
            }
        }

        @Test func aNibNamesEveryStyle() throws {
            for style in Self.styles {
                let view: UIVisualEffectView = try SampleNib.object(Self.nib("<blurEffect style=\"\(style)\"/>"))
                #expect(view.effect == UIBlurEffect(style: style))
            }
            #expect(try SampleNib.load(Self.nib(#"<blurEffect style="glass"/>"#)).faults.count == 1)
        }
    }
}
