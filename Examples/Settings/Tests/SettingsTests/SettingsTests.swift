import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Settings

@Suite(.serialized) @MainActor struct SettingsTests {
    @Test func rowsComeAndGoWithTheSwitchTheyDependOn() throws {
        let app = SettingsFixture()
        #expect(try app.titles[1] == ["Allow Notifications", "Sounds", "Quiet at Night"])
        try app.toggle("Quiet at Night")
        #expect(try app.titles[1].last == "From")
        try app.toggle("Allow Notifications")
        #expect(try app.titles[1] == ["Allow Notifications"])
        #expect(try app.form.tableView.numberOfRows(inSection: 1) == 1)
        #expect(!app.store.preferences.showsNotifications && app.store.preferences.isQuietAtNight)
    }

    @Test func theSwitchKeepsItsMotionWhileRowsComeAndGo() throws {
        let app = SettingsFixture()
        let toggle = try app.control("Quiet at Night", UISwitch.self)
        app.screen.tap(toggle)
        app.screen.advance(by: 0.1)
        #expect(try app.control("Quiet at Night", UISwitch.self) === toggle)
        app.screen.settle()
        #expect(toggle.isOn)
    }

    @Test func segmentsChangeTheAppearanceOfTheWindow() throws {
        let app = SettingsFixture()
        let segments = try app.control("Appearance", UISegmentedControl.self)
        let frame = app.screen.presentedFrame(of: segments)
        app.screen.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        app.screen.settle()
        #expect(app.store.preferences.appearance == .dark)
        #expect(try app.form.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func aSliderChangesItsValueAndNothingIsReloaded() throws {
        let app = SettingsFixture()
        let slider = try app.control("Brightness", UISlider.self)
        let frame = app.screen.presentedFrame(of: slider)
        let thumb = slider.thumbRect(
            forBounds: slider.bounds,
            trackRect: slider.trackRect(forBounds: slider.bounds),
            value: slider.value
        )
        let start = CGPoint(x: frame.minX + thumb.midX, y: frame.midY)
        app.screen.touchDown(at: start)
        // A table waits for a moment whether a finger scrolls.
        app.screen.advance(by: 0.2)
        for step in 1...20 {
            app.screen.touchMove(to: CGPoint(x: start.x + (frame.midX - start.x) * CGFloat(step) / 20, y: frame.midY))
            app.screen.advance(by: 1 / 60)
        }
        app.screen.touchUp()
        app.screen.settle()
        #expect(abs(app.store.preferences.brightness - 0.5) < 0.05)
    }

    @Test func aStepperChangesTheHour() throws {
        let app = SettingsFixture()
        try app.toggle("Quiet at Night")
        let frame = app.screen.presentedFrame(of: try app.control("From", UIStepper.self))
        for _ in 0..<3 {
            app.screen.tap(at: CGPoint(x: frame.maxX - 15, y: frame.midY))
            app.screen.settle()
        }
        #expect(app.store.preferences.quietHour == 23)
        #expect(app.screen.element(labelled: "From, 23:00") != nil)
    }

    @Test func fieldsAreFilledIn() throws {
        let app = SettingsFixture()
        try app.tap("Account")
        let name = try app.control("Name", UITextField.self)
        app.screen.tap(name)
        app.screen.press(.keyboardA, modifiers: .control)
        app.screen.type("Grace Hall\n")
        #expect(!name.isFirstResponder)
        app.screen.tap(try app.control("Password", UITextField.self))
        app.screen.type("secret\n")
        #expect(app.store.preferences.name == "Grace Hall" && app.store.preferences.password == "secret")
        try app.goBack()
        #expect(app.screen.element(labelled: "Account, Grace Hall") != nil)
    }

    @Test func oneRingtoneIsChosen() throws {
        let app = SettingsFixture()
        try app.tap("Sounds")
        try app.tap("Owl")
        #expect(try app.cell("Owl").accessoryType == .checkmark && app.cell("Marimba").accessoryType == .none)
        try app.toggle("Play Sounds")
        #expect(try app.titles.count == 1)
        try app.goBack()
        #expect(app.screen.element(labelled: "Sounds, Off") != nil)
    }

    @Test func resettingAsksFirstAndKeepsTheAccount() throws {
        let app = SettingsFixture()
        app.store.preferences.name = "Grace"
        try app.toggle("Warm Colors at Night")
        try app.tap("Reset All Settings")
        #expect(app.store.preferences.warmsColors)
        let reset = try #require(app.screen.element(labelled: "Reset"))
        app.screen.activate(reset)
        app.screen.settle()
        #expect(!app.store.preferences.warmsColors && app.store.preferences.name == "Grace")
        #expect(try !app.control("Warm Colors at Night", UISwitch.self).isOn)
    }

    @Test func preferencesAreSaved() throws {
        let name = UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let app = SettingsFixture(PreferencesStore(defaults))
        try app.toggle("Warm Colors at Night")
        #expect(PreferencesStore(defaults).preferences == app.store.preferences)
        #expect(PreferencesStore(defaults).preferences.warmsColors)
    }
}
