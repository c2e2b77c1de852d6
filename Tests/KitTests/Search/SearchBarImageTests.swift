import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SearchBarImageTests {
        private let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1)
        private let controller = UIViewController()
        private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 64))
        private var field: UISearchTextField { bar.searchTextField }

        init() {
            controller.view.backgroundColor = .white
            screen.show(controller)
            controller.view.addSubview(bar)
            screen.settle()
        }

        private func pixel(_ x: Int, _ y: Int) throws -> Pixel {
            screen.settle()
            return try #require(screen.picture().cgImage).pixel(x, y)
        }

        @Test func theBackgroundHasAColorAndAnImage() throws {
            #expect(try pixel(2, 104) == .white)
            bar.barStyle = .black
            #expect(try pixel(2, 104) == .black && field.traitCollection.userInterfaceStyle == .dark)
            bar.barStyle = .default
            #expect(try pixel(2, 104) == .white && field.traitCollection.userInterfaceStyle == .light)
            bar.backgroundImage = plainImage(.red)
            #expect(try pixel(2, 104) == .red && bar.backgroundImage(for: .any, barMetrics: .default) != nil)
            bar.setBackgroundImage(plainImage(.blue), for: .top, barMetrics: .default)
            #expect(try pixel(2, 104) == .blue)
            bar.setBackgroundImage(plainImage(.green), for: .any, barMetrics: .defaultPrompt)
            bar.setBackgroundImage(nil, for: .top, barMetrics: .default)
            #expect(try pixel(2, 104) == .red)
            bar.prompt = "Prompt"
            #expect(try pixel(2, 104) == .green)
        }

        @Test func anOpaqueBarHidesWhatIsBehindIt() throws {
            bar.barTintColor = UIColor.red.withAlphaComponent(0.5)
            #expect(try pixel(2, 104) != .red && bar.isTranslucent)
            bar.isTranslucent = false
            #expect(try pixel(2, 104) == .red)
            bar.barTintColor = nil
            controller.view.backgroundColor = .blue
            #expect(try pixel(2, 104) == .white)
        }

        @Test func iconsHaveImagesAndOffsets() throws {
            let before = field.leftViewRect(forBounds: field.bounds)
            let (search, clear, book) = (plainImage(.red), plainImage(.green), plainImage(.blue))
            bar.setImage(search, for: .search, state: .normal)
            bar.setImage(clear, for: .clear, state: .normal)
            bar.setImage(book, for: .bookmark, state: .normal)
            #expect(
                bar.image(for: .clear, state: .normal) === clear && bar.image(for: .search, state: .disabled) == nil
            )
            #expect((field.leftView as? UIImageView)?.image === search)
            bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .search)
            #expect(field.leftViewRect(forBounds: field.bounds).minX == before.minX + 5)
            #expect(bar.positionAdjustment(for: .search).horizontal == 5)
            bar.showsBookmarkButton = true
            screen.settle()
            let button = try #require(bar.subviews.first { $0.accessibilityLabel == "Bookmarks" } as? UIButton)
            #expect(button.image(for: .normal) === book)
            let place = button.frame.minX
            bar.setPositionAdjustment(UIOffset(horizontal: -7, vertical: 0), for: .bookmark)
            screen.settle()
            #expect(button.frame.minX == place - 7)
            bar.text = "text"
            screen.settle()
            let clearButton = try #require(field.subviews.lazy.compactMap { $0 as? UIButton }.first)
            #expect(clearButton.image(for: .normal) === clear)
            let clearPlace = clearButton.frame.minX
            bar.setPositionAdjustment(UIOffset(horizontal: -3, vertical: 0), for: .clear)
            screen.settle()
            #expect(clearButton.frame.minX == clearPlace - 3)
            bar.setImage(nil, for: .clear, state: .normal)
            bar.setImage(nil, for: .search, state: .normal)
            #expect(clearButton.image(for: .normal) !== clear)
            #expect((field.leftView as? UIImageView)?.image?.isSymbolImage == true)
        }

        @Test func theTextAndTheFieldMove() {
            let (text, place) = (field.textRect(forBounds: field.bounds), field.frame)
            bar.searchTextPositionAdjustment = UIOffset(horizontal: 4, vertical: 1)
            #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 4, dy: 1))
            bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: -6)
            screen.settle()
            #expect(field.frame == place.offsetBy(dx: 0, dy: -6))
        }

        @Test func theFieldHasABackgroundImage() throws {
            bar.setSearchFieldBackgroundImage(plainImage(.red), for: .normal)
            // The corner is outside the capsule.
            #expect(try pixel(Int(field.frame.minX) + 1, 100 + Int(field.frame.minY) + 1) == .red)
            #expect(bar.searchFieldBackgroundImage(for: .normal) != nil)
            bar.setSearchFieldBackgroundImage(nil, for: .normal)
            #expect(try pixel(Int(field.frame.minX) + 1, 100 + Int(field.frame.minY) + 1) == .white)
            #expect(field.backgroundColor == .tertiarySystemFill)
        }

        @Test func theScopesHaveImagesAndAttributes() throws {
            bar.frame.size.height = 120
            bar.scopeButtonTitles = ["", ""]
            bar.showsScopeBar = true
            bar.scopeBarBackgroundImage = plainImage(.blue)
            let scopes = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
            screen.settle()
            let y = 100 + Int(scopes.frame.midY)
            #expect(try pixel(2, y) == .blue)
            bar.setScopeBarButtonBackgroundImage(plainImage(.red), for: .normal)
            bar.setScopeBarButtonBackgroundImage(plainImage(.green), for: .selected)
            #expect(try pixel(40, y) == .green && pixel(280, y) == .red)
            bar.setScopeBarButtonDividerImage(
                plainImage(.black, CGSize(width: 4, height: 4)),
                forLeftSegmentState: .normal,
                rightSegmentState: .normal
            )
            #expect(try pixel(160, y) == .black)
            bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            #expect(scopes.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
            #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal) != nil)
            #expect(bar.scopeBarButtonBackgroundImage(for: .selected) != nil)
            #expect(bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) != nil)
        }

        @Test func theAccessoryViewIsThatOfTheField() {
            let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
            bar.inputAccessoryView = accessory
            bar.becomeFirstResponder()
            screen.settle()
            #expect(screen.presentedFrame(of: accessory) == CGRect(x: 0, y: 360, width: 320, height: 40))
        }
    }
}
