import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIPasteboardTests {
        @Test func theGeneralPasteboardIsTheClipboard() {
            let screen = TestScreen()
            let board = UIPasteboard.general
            #expect(!board.hasStrings && board.string == nil && board.strings == nil && board.numberOfItems == 0)
            let count = board.changeCount
            board.string = "A text"
            #expect(screen.clipboard == "A text" && board.hasStrings && board.changeCount == count + 1)
            screen.clipboard = "of another app"
            #expect(board.strings == ["of another app"] && board.changeCount == count + 2 && board.numberOfItems == 1)
        }

        @Test func severalItemsAreLinesForOtherApps() {
            let screen = TestScreen()
            UIPasteboard.general.strings = ["one", "two"]
            #expect(screen.clipboard == "one\ntwo")
            #expect(UIPasteboard.general.strings == ["one", "two"] && UIPasteboard.general.string == "one")
            #expect(UIPasteboard.general.numberOfItems == 2)
            UIPasteboard.general.string = nil
            #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.string == nil)
        }

        @Test func observersHearOfEachChange() {
            let screen = TestScreen()
            var heard: [String?] = []
            let observer = NotificationCenter.default.addObserver(
                forName: UIPasteboard.changedNotification,
                object: UIPasteboard.general,
                queue: nil
            ) { _ in MainActor.assumeIsolated { heard.append(UIPasteboard.general.string) } }
            defer { NotificationCenter.default.removeObserver(observer) }
            UIPasteboard.general.url = URL(string: "https://example.org/a")
            screen.clipboard = "text"
            #expect(heard == ["https://example.org/a", "text"])
            #expect(UIPasteboard.general.url == nil && !UIPasteboard.general.hasURLs)
        }

        private func image() -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        }

        @Test func imagesAndColorsStayInTheAppUntilSomethingElseIsCopied() {
            let screen = TestScreen()
            let board = UIPasteboard.general
            let picture = image()
            board.image = picture
            #expect(board.image === picture && board.hasImages && board.images?.count == 1 && board.numberOfItems == 1)
            #expect(!board.hasStrings && !board.hasColors && !board.hasURLs && board.string == nil)
            #expect(board.types == ["public.png"] && board.data(forPasteboardType: "public.png")?.isEmpty == false)
            #expect(
                board.contains(pasteboardTypes: ["public.image"]) && !board.contains(pasteboardTypes: ["public.text"])
            )
            board.colors = [.red, .blue]
            #expect(board.color == .red && board.colors == [.red, .blue] && board.hasColors && !board.hasImages)
            screen.clipboard = "text"
            #expect(board.colors == nil && board.string == "text" && board.types == ["public.utf8-plain-text"])
            board.image = picture
            screen.clipboard = nil
            #expect(!board.hasImages && board.numberOfItems == 0 && board.items.isEmpty)
        }

        @Test func itemsHaveSeveralTypes() throws {
            let screen = TestScreen()
            let board = UIPasteboard.general
            let url = try #require(URL(string: "https://example.org/a"))
            board.items = [
                ["public.utf8-plain-text": "one", "org.example.data": Data([1, 2])], ["public.url": url],
            ]
            #expect(board.strings == ["one", "https://example.org/a"] && board.urls == [url])
            #expect(screen.clipboard == "one\nhttps://example.org/a")
            #expect(board.types == ["org.example.data", "public.utf8-plain-text"])
            #expect(board.types(forItemSet: nil)?.count == 2)
            #expect(board.types(forItemSet: [1]) == [["public.url"]] && board.types(forItemSet: [7]) == nil)
            #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == [1])
            #expect(board.data(forPasteboardType: "org.example.data") == Data([1, 2]))
            #expect(board.value(forPasteboardType: "public.text") as? String == "one")
            #expect(board.data(forPasteboardType: "public.url", inItemSet: nil) == [Data(url.absoluteString.utf8)])
            #expect(board.values(forPasteboardType: "public.url", inItemSet: [0]) == nil)
            #expect(board.contains(pasteboardTypes: ["public.url"], inItemSet: nil))
            #expect(!board.contains(pasteboardTypes: ["public.url"]))
            board.addItems([[UIPasteboard.typeAutomatic: "two"]])
            #expect(board.numberOfItems == 3 && board.items[2]["public.utf8-plain-text"] as? String == "two")
            board.setValue("three", forPasteboardType: "public.plain-text")
            #expect(board.string == "three" && board.numberOfItems == 1)
            board.setData(Data("four".utf8), forPasteboardType: "public.utf8-plain-text")
            #expect(board.string == "four" && screen.clipboard == "four")
        }

        @Test func localItemsAreNotForOtherAppsAndExpiredOnesAreGone() {
            let screen = TestScreen()
            let board = UIPasteboard.general
            board.string = "before"
            board.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
            #expect(board.string == "secret" && screen.clipboard == "" && board.hasStrings)
            board.setItems(
                [["public.utf8-plain-text": "short"]],
                options: [.expirationDate: Date(timeIntervalSince1970: 0)]
            )
            #expect(board.string == nil && screen.clipboard == "" && board.numberOfItems == 0)
        }

        @Test func providersAreItems() throws {
            _ = TestScreen()
            let board = UIPasteboard.withUniqueName()
            let picture = image()
            board.setObjects([picture, "text" as NSString])
            #expect(board.image === picture && board.string == "text" && board.numberOfItems == 2)
            let providers = board.itemProviders
            #expect(providers.count == 2 && providers[0].canLoadObject(ofClass: UIImage.self))
            let other = UIPasteboard.withUniqueName()
            other.itemProviders = providers
            #expect(other.image === picture && other.strings == ["text"])
            let url = try #require(URL(string: "https://example.org"))
            other.setObjects([url])
            #expect(other.url == url && other.numberOfItems == 1)
        }

        @Test func observersHearOfTheTypes() {
            _ = TestScreen()
            let board = UIPasteboard.withUniqueName()
            board.string = "text"
            var heard: [[String]?] = []
            let observer = NotificationCenter.default.addObserver(
                forName: UIPasteboard.changedNotification,
                object: board,
                queue: nil
            ) { notification in
                let added = notification.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
                let removed = notification.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
                MainActor.assumeIsolated { heard += [added, removed] }
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            board.image = image()
            #expect(heard == [["public.png"], ["public.utf8-plain-text"]])
        }

        @Test func aNamedPasteboardBelongsToTheApp() throws {
            let screen = TestScreen()
            let name = UIPasteboard.Name("org.example.board")
            #expect(UIPasteboard(name: name, create: false) == nil)
            let board = try #require(UIPasteboard(name: name, create: true))
            board.string = "kept"
            #expect(UIPasteboard(name: name, create: false)?.string == "kept" && screen.clipboard == nil)
            #expect(UIPasteboard.withUniqueName().string == nil)
            UIPasteboard.remove(withName: name)
            #expect(UIPasteboard(name: name, create: false) == nil)
        }
    }
}
