import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

private struct Density: UITraitDefinition {
    static let defaultValue = 1
}

extension UIKitScreenTests {
    @Suite @MainActor struct UITraitChangeObservableTests {
        private let screen = TestScreen(size: CGSize(width: 300, height: 400))
        private let controller = UIViewController()
        private let view = UIView()

        init() {
            screen.window.rootViewController = controller
            controller.view.addSubview(view)
        }

        @Test func aHandlerRunsOnceForEachChangeOfItsTraits() {
            let notes = Journal()
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self]) {
                (view: UIView, previous: UITraitCollection) in
                notes.note("\(previous.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
            }
            screen.setContentSizeCategory(.small)
            #expect(notes.take().isEmpty)
            screen.setAppearance(dark: true)
            #expect(notes.take() == ["light dark"])
            screen.setAppearance(dark: true)
            #expect(notes.take().isEmpty)
            screen.setLayoutDirection(rightToLeft: true)
            #expect(notes.take() == ["dark dark"])
        }

        @Test func thePreviousTraitsAreThoseBeforeTheChange() throws {
            let listener = TraitListener()
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: listener, action: "changed:from:")
            screen.setContentSizeCategory(.small)
            let before = view.traitCollection
            screen.setAppearance(dark: true)
            #expect(listener.environment === view)
            #expect(listener.previous == before)
            #expect(listener.previous?.preferredContentSizeCategory == .small)
        }

        @Test func methodsGetAsManyArgumentsAsTheyHaveParameters() {
            let listener = TraitListener()
            for action: Selector in ["changed", "changed:"] {
                view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: listener, action: action)
            }
            screen.setAppearance(dark: true)
            #expect(listener.calls == ["changed", "changed:"] && listener.environment === view)
        }

        @Test func targetsAreNotRetained() {
            weak var target: TraitListener?
            do {
                let listener = TraitListener()
                target = listener
                view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: listener, action: "changed")
            }
            #expect(target == nil)
            screen.setAppearance(dark: true)
        }

        @Test func anUnregisteredHandlerDoesNotRun() {
            let notes = Journal()
            func register(_ note: String) -> any UITraitChangeRegistration {
                view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in notes.note(note) }
            }
            let first = register("first")
            _ = register("second")
            controller.unregisterForTraitChanges(first)
            screen.setAppearance(dark: true)
            #expect(notes.take() == ["first", "second"])
            view.unregisterForTraitChanges(first)
            screen.setAppearance(dark: false)
            #expect(notes.take() == ["second"])
        }

        @Test func aHandlerMayEndRegistrationsAndMakeThem() {
            let notes = Journal()
            let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
            var second: (any UITraitChangeRegistration)?
            view.registerForTraitChanges(traits) { (view: UIView, _) in
                if let second { view.unregisterForTraitChanges(second) }
                view.registerForTraitChanges(traits) { (_: UIView, _) in notes.note("new") }
            }
            second = view.registerForTraitChanges(traits) { (_: UIView, _) in notes.note("second") }
            screen.setAppearance(dark: true)
            #expect(notes.take().isEmpty)
            screen.setAppearance(dark: false)
            #expect(notes.take() == ["new"])
        }

        @Test func aChangeWithinAHandlerReachesEachHandlerOnce() {
            let notes = Journal()
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
                view.traitOverrides.userInterfaceLevel = .elevated
            }
            let inner = UIView()
            view.addSubview(inner)
            for watched in [view, inner] {
                watched.registerForTraitChanges([UITraitUserInterfaceLevel.self]) { (view: UIView, _) in
                    notes.note(view === inner ? "inner" : "outer")
                }
            }
            screen.setAppearance(dark: true)
            #expect(notes.take() == ["outer", "inner"])
            #expect(inner.traitCollection.userInterfaceLevel == .elevated)
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
        }

        @Test func superviewsAreNotifiedFirstAndControllersBeforeTheirViews() {
            let notes = Journal()
            let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
            view.registerForTraitChanges(traits) { (_: UIView, _) in notes.note("subview") }
            controller.view.registerForTraitChanges(traits) { (_: UIView, _) in notes.note("view") }
            controller.registerForTraitChanges(traits) { (_: UIViewController, _) in notes.note("controller") }
            screen.window.registerForTraitChanges(traits) { (_: UIWindow, _) in notes.note("window") }
            screen.setAppearance(dark: true)
            #expect(notes.take() == ["window", "controller", "view", "subview"])
        }

        @Test func theColorsInAHandlerAreThoseOfTheNewTraits() {
            var color: UIColor?
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
                color = UIColor.label.resolvedColor(with: .current)
            }
            screen.setAppearance(dark: true)
            #expect(color == UIColor.label.resolvedColor(with: view.traitCollection))
            #expect(color != UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
        }

        @Test func aViewThatComesIntoAWindowWithOtherTraitsIsNotified() {
            let notes = Journal()
            let late = UIView()
            late.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, previous) in
                notes.note("\(previous.userInterfaceStyle)")
            }
            screen.setAppearance(dark: true)
            #expect(notes.take().isEmpty)
            view.addSubview(late)
            #expect(notes.take() == ["light"])
            late.removeFromSuperview()
            view.addSubview(late)
            #expect(notes.take().isEmpty)
        }

        @Test func traitsOfAClientAreWatched() {
            let notes = Journal()
            view.registerForTraitChanges([Density.self]) { (view: UIView, previous) in
                notes.note("\(previous[Density.self]) \(view.traitCollection[Density.self])")
            }
            screen.window.traitOverrides[Density.self] = 2
            screen.window.traitOverrides.userInterfaceStyle = .dark
            screen.window.traitOverrides[Density.self] = 3
            screen.window.traitOverrides.remove(Density.self)
            #expect(notes.take() == ["1 2", "2 3", "3 1"])
        }

        @Test func aControllerWithoutAViewIsNotifiedOfItsOverrides() {
            let notes = Journal()
            let controller = UIViewController()
            controller.registerForTraitChanges([Density.self]) { (controller: UIViewController, _) in
                notes.note("\(controller.traitCollection[Density.self])")
            }
            controller.traitOverrides[Density.self] = 2
            #expect(notes.take() == ["2"] && !controller.isViewLoaded)
        }

        @Test func aRegistrationIsItsOwnCopy() {
            let registration = view.registerForTraitChanges([Density.self]) { (_: UIView, _) in }
            #expect(registration.copy(with: nil) as AnyObject === registration)
        }
    }
}
