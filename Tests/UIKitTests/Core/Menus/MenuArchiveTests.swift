import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct MenuArchiveTests {
        /// Archives an object, and reads it again.
        private func copy<Object: UIMenuElement>(_ object: Object) throws -> Object {
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
            return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
        }

        @Test func aMenuComesBackWithItsElements() throws {
            let inner = UIMenu(
                title: "Inner",
                subtitle: "More",
                image: UIImage(systemName: "star"),
                options: [.displayInline, .singleSelection],
                preferredElementSize: .medium,
                children: [UICommand(title: "A", action: "a:"), UIAction(title: "B") { _ in }]
            )
            let preferences = UIMenuDisplayPreferences()
            preferences.maximumNumberOfTitleLines = 3
            inner.displayPreferences = preferences
            let menu = UIMenu(
                title: "Menu",
                identifier: UIMenu.Identifier("menu"),
                children: [inner, UIDeferredMenuElement { $0([]) }, UICommand(title: "C", action: "c")]
            )
            let other = try copy(menu)
            #expect(other.title == "Menu" && other.subtitle == nil && other.image == nil)
            #expect(other.identifier == menu.identifier && other.options == [] && other.displayPreferences == nil)
            // Elements with closures are left out.
            #expect(other.children.map(\.title) == ["Inner", "C"] && other.preferredElementSize == .automatic)
            let section = try #require(other.children.first as? UIMenu)
            #expect(section.subtitle == "More" && section.image == UIImage(systemName: "star"))
            #expect(section.options == inner.options && section.preferredElementSize == .medium)
            #expect(section.displayPreferences?.maximumNumberOfTitleLines == 3)
            #expect(section.children.map(\.title) == ["A"] && section.identifier == inner.identifier)
        }

        @Test func aCommandComesBack() throws {
            let data = try #require(plainImage(.red).pngData())
            let pixels = try #require(UIImage(data: data, scale: 2))
            let command = UICommand(
                title: "Paste",
                subtitle: "As text",
                image: pixels.withRenderingMode(.alwaysTemplate),
                selectedImage: UIImage(systemName: "trash"),
                action: "pasteText:",
                propertyList: ["kind": "text", "count": 2],
                alternates: [
                    UICommandAlternate(title: "Raw", action: "pasteRaw:", modifierFlags: [.shift, .alternate])
                ],
                discoverabilityTitle: "Paste as text",
                attributes: [.destructive, .disabled],
                state: .mixed
            )
            let other = try copy(command)
            #expect(other.title == "Paste" && other.subtitle == "As text" && other.action == "pasteText:")
            #expect(other.image?.size == pixels.size && other.image?.scale == 2)
            #expect(other.image?.renderingMode == .alwaysTemplate)
            #expect(other.selectedImage == UIImage(systemName: "trash"))
            let list = try #require(other.propertyList as? [String: Any])
            #expect(list["kind"] as? String == "text" && list["count"] as? Int == 2)
            #expect(other.discoverabilityTitle == "Paste as text")
            #expect(other.attributes == command.attributes && other.state == .mixed)
            let alternate = try #require(other.alternates.first)
            #expect(other.alternates.count == 1 && alternate.title == "Raw" && alternate.action == "pasteRaw:")
            #expect(alternate.modifierFlags == [.shift, .alternate])
            #expect(try copy(UICommand(action: "x", propertyList: "a")).propertyList as? String == "a")
        }

        @Test func aKeyCommandComesBack() throws {
            let command = UIKeyCommand(title: "New", action: "makeNew", input: "n", modifierFlags: [.command, .shift])
            command.wantsPriorityOverSystemBehavior = true
            command.allowsAutomaticMirroring = false
            let other = try copy(UIMenu(children: [command])).children.first as? UIKeyCommand
            let key = try #require(other)
            #expect(key.title == "New" && key.input == "n" && key.modifierFlags == [.command, .shift])
            #expect(key.action == "makeNew" && key.wantsPriorityOverSystemBehavior)
            #expect(key.allowsAutomaticLocalization && !key.allowsAutomaticMirroring)
            #expect(try copy(UIKeyCommand()).input == nil)
        }

        @Test func elementsWithClosuresHaveNoArchive() throws {
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: UICommand(title: "A", action: "a"),
                requiringSecureCoding: true
            )
            let coder = try NSKeyedUnarchiver(forReadingFrom: data)
            #expect(UIAction(coder: coder) == nil && UIDeferredMenuElement(coder: coder) == nil)
            #expect(UIWindowScene.ActivationAction(coder: coder) == nil && UICommand(coder: coder) == nil)
        }
    }
}
