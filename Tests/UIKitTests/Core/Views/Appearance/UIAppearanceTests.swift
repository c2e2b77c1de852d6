import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIAppearanceTests {
        final class Card: UIView {}
        final class Badge: UILabel {}

        /// Runs a test without proxies of others, and removes those that it made.
        private func withoutProxies(_ test: (UIWindow) throws -> Void) rethrows {
            AppearanceRules.removeAll()
            defer { AppearanceRules.removeAll() }
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            try test(screen.window)
        }

        @Test func valuesApplyWhenAViewEntersAWindow() {
            withoutProxies { window in
                UILabel.appearance().textColor = .systemRed
                UILabel.appearance().font = .systemFont(ofSize: 31)
                let (label, badge, view) = (UILabel(), Badge(), UIView())
                #expect(label.textColor == .label)
                view.addSubview(label)
                #expect(label.textColor == .label)
                window.addSubview(view)
                window.addSubview(badge)
                for label in [label, badge] {
                    #expect(label.textColor == .systemRed && label.font == .systemFont(ofSize: 31))
                }
                #expect(view.backgroundColor == nil)
            }
        }

        @Test func viewsInAWindowDoNotChange() {
            withoutProxies { window in
                let label = UILabel()
                window.addSubview(label)
                UILabel.appearance().textColor = .systemRed
                #expect(label.textColor == .label)
                label.removeFromSuperview()
                window.addSubview(label)
                #expect(label.textColor == .systemRed)
                UILabel.appearance().textColor = .systemBlue
                label.removeFromSuperview()
                window.addSubview(label)
                #expect(label.textColor == .systemBlue)
            }
        }

        @Test func aValueOfTheInstanceStays() {
            withoutProxies { window in
                let (early, late) = (UILabel(), UILabel())
                early.textColor = .systemGreen
                UILabel.appearance().textColor = .systemRed
                UILabel.appearance().backgroundColor = .systemYellow
                late.textColor = .systemGreen
                for label in [early, late] {
                    window.addSubview(label)
                    #expect(label.textColor == .systemGreen)
                    #expect(label.backgroundColor == .systemYellow)
                }
                let changed = UILabel()
                window.addSubview(changed)
                changed.textColor = .systemTeal
                changed.removeFromSuperview()
                window.addSubview(changed)
                #expect(changed.textColor == .systemTeal)
            }
        }

        @Test func subclassesTakePrecedence() {
            withoutProxies { window in
                Badge.appearance().textColor = .systemBlue
                UILabel.appearance().textColor = .systemRed
                UIView.appearance().tintColor = .systemPink
                let (label, badge) = (UILabel(), Badge())
                window.addSubview(label)
                window.addSubview(badge)
                #expect(label.textColor == .systemRed && badge.textColor == .systemBlue)
                #expect(badge.tintColor == .systemPink)
            }
        }

        @Test func containersDecide() throws {
            withoutProxies { window in
                UILabel.appearance().textColor = .systemRed
                UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .systemBlue
                UILabel.appearance(whenContainedInInstancesOf: [UIScrollView.self, Card.self]).textColor = .systemGreen
                UILabel.appearance(whenContainedInInstancesOf: [Card.self, UIScrollView.self]).textColor = .systemPink
                let (plain, inside, deep) = (UILabel(), UILabel(), UILabel())
                let (card, scroll, between) = (Card(), UIScrollView(), UIView())
                card.addSubview(inside)
                card.addSubview(scroll)
                scroll.addSubview(between)
                between.addSubview(deep)
                window.addSubview(plain)
                window.addSubview(card)
                #expect(plain.textColor == .systemRed)
                #expect(inside.textColor == .systemBlue)
                #expect(deep.textColor == .systemGreen)
            }
        }

        @Test func theOutermostContainerTakesPrecedence() {
            withoutProxies { window in
                UILabel.appearance(whenContainedInInstancesOf: [UIScrollView.self]).textColor = .systemRed
                UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .systemBlue
                for outer in [Card(), UIScrollView()] {
                    let (inner, label) = (outer is Card ? UIScrollView() : Card(), UILabel())
                    outer.addSubview(inner)
                    inner.addSubview(label)
                    window.addSubview(outer)
                    #expect(label.textColor == (outer is Card ? .systemBlue : .systemRed))
                }
            }
        }

        @Test func aProxyForTraitsAppliesToViewsThatHaveThem() {
            withoutProxies { window in
                let dark = UITraitCollection(userInterfaceStyle: .dark)
                UILabel.appearance().textColor = .systemRed
                UILabel.appearance(for: dark).textColor = .systemBlue
                UILabel.appearance(for: dark, whenContainedInInstancesOf: [Card.self]).textColor = .systemGreen
                let (light, card, inside) = (UILabel(), Card(), UILabel())
                window.addSubview(light)
                #expect(light.textColor == .systemRed)
                card.addSubview(inside)
                window.overrideUserInterfaceStyle = .dark
                let label = UILabel()
                window.addSubview(label)
                window.addSubview(card)
                #expect(label.textColor == .systemBlue && inside.textColor == .systemGreen)
                #expect(UILabel.appearance(for: dark) === UILabel.appearance(for: dark))
                #expect(UILabel.appearance(for: dark) !== UILabel.appearance())
            }
        }

        @Test func controllersAreContainers() {
            final class Settings: UIViewController {}
            withoutProxies { _ in
                UILabel.appearance(whenContainedInInstancesOf: [Settings.self]).textColor = .systemBlue
                let screen = TestScreen(size: CGSize(width: 320, height: 480))
                for controller in [Settings(), UIViewController()] {
                    let label = UILabel()
                    controller.view.addSubview(label)
                    screen.show(controller)
                    #expect(label.textColor == (controller is Settings ? .systemBlue : .label))
                }
            }
        }

        @Test func valuesByStateFillThoseThatAreMissing() {
            withoutProxies { window in
                UIButton.appearance().setTitleColor(.systemRed, for: .normal)
                UIButton.appearance().setTitleColor(.systemBlue, for: .highlighted)
                UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                let button = UIButton()
                button.setTitleColor(.systemGreen, for: .normal)
                window.addSubview(button)
                #expect(button.titleColor(for: .normal) == .systemGreen)
                #expect(button.titleColor(for: .highlighted) == .systemBlue)
                #expect(button.contentEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            }
        }

        @Test func barsControlsAndTablesTakeTheirColors() {
            withoutProxies { window in
                UISwitch.appearance().onTintColor = .systemRed
                UISwitch.appearance().thumbTintColor = .systemYellow
                UIProgressView.appearance().progressTintColor = .systemRed
                UIProgressView.appearance().trackTintColor = .systemBlue
                UINavigationBar.appearance().barTintColor = .systemRed
                UITableView.appearance().separatorColor = .systemRed
                UITableView.appearance().separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
                UITableView.appearance().backgroundColor = .systemTeal
                UITableViewCell.appearance().backgroundColor = .systemIndigo
                let (control, progress, bar) = (UISwitch(), UIProgressView(), UINavigationBar())
                let fixture = TableFixture(rows: 2)
                fixture.loadViewIfNeeded()
                let table = fixture.table
                table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
                for view in [control, progress, bar, table] { window.addSubview(view) }
                #expect(control.onTintColor == .systemRed && control.thumbTintColor == .systemYellow)
                #expect(progress.progressTintColor == .systemRed && progress.trackTintColor == .systemBlue)
                #expect(bar.barTintColor == .systemRed)
                #expect(table.separatorColor == .systemRed && table.separatorInset.left == 7)
                #expect(table.backgroundColor == .systemTeal)
                table.layoutIfNeeded()
                #expect(fixture.cell(0)?.backgroundColor == .systemIndigo)
            }
        }

        @Test func aProxyIsMadeOnce() {
            withoutProxies { _ in
                #expect(UILabel.appearance() === UILabel.appearance())
                #expect(UILabel.appearance() !== Badge.appearance())
                let contained = UILabel.appearance(whenContainedInInstancesOf: [Card.self])
                #expect(contained === UILabel.appearance(whenContainedInInstancesOf: [Card.self]))
                #expect(contained !== UILabel.appearance())
            }
        }
    }
}
