import CoreGraphics
import Foundation
import Testing

@testable import UIKit

struct NSItemProviderTests {
    /// Loads an object.
    private func load(
        _ provider: NSItemProvider,
        as readingClass: any NSItemProviderReading.Type
    ) async -> LoadedItem {
        await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: readingClass) { object, error in
                continuation.resume(returning: LoadedItem(object: object, error: error.map { $0 as NSError }))
            }
        }
    }

    private func data(_ provider: NSItemProvider, _ type: String) async -> Data? {
        await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in continuation.resume(returning: data) }
        }
    }

    @Test func textIsProvidedInUTF8() async {
        let provider = NSItemProvider(object: NSString(string: "Größe"))
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: String.self) && provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: URL.self) && !provider.canLoadObject(ofClass: UIImage.self))
        let text = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
        }
        #expect(text == "Größe")
        #expect(await data(provider, "public.text") == Data("Größe".utf8))
    }

    @Test func theURLOfAFileIsAlsoThatOfAFile() async throws {
        let web = try #require(URL(string: "https://example.com/a?b=c"))
        let file = URL(fileURLWithPath: "/tmp/a b.txt")
        #expect(NSItemProvider(object: web as NSURL).registeredTypeIdentifiers == ["public.url"])
        let provider = NSItemProvider(object: file as NSURL)
        #expect(provider.registeredTypeIdentifiers == ["public.file-url", "public.url"])
        for url in [web, file] {
            let found = await withCheckedContinuation { continuation in
                NSItemProvider(object: url as NSURL).loadObject(ofClass: URL.self) { url, _ in
                    continuation.resume(returning: url)
                }
            }
            #expect(found == url)
        }
    }

    @Test func attributedTextKeepsItsAttributesAndIsAlsoText() async throws {
        let text = NSMutableAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
        let provider = NSItemProvider(object: text)
        let loaded = await load(provider, as: NSAttributedString.self).object as? NSAttributedString
        #expect(loaded?.isEqual(to: text) == true)
        // The item doesn't change along with what was loaded.
        let mutable = await load(provider, as: NSMutableAttributedString.self).object as? NSMutableAttributedString
        mutable?.mutableString.append("er")
        #expect(mutable?.string == "bolder" && text.string == "bold")
        #expect(await load(provider, as: NSString.self).object as? NSString == "bold")
        let plain = NSItemProvider(object: NSString(string: "plain"))
        #expect((await load(plain, as: NSAttributedString.self).object as? NSAttributedString)?.string == "plain")
    }

    @Test func anImageIsTheSameOneOrAFile() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        let provider = NSItemProvider(object: image)
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(await load(provider, as: UIImage.self).object as? UIImage === image)
        let png = try #require(await data(provider, "public.png"))
        let copy = NSItemProvider()
        copy.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            completion(png, nil)
            return nil
        }
        let read = await load(copy, as: UIImage.self).object as? UIImage
        #expect(read?.cgImage?.width == image.cgImage?.width)
        copy.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            completion(Data([1, 2]), nil)
            return nil
        }
        #expect(copy.registeredTypeIdentifiers == ["public.png"])
        #expect(await load(copy, as: UIImage.self).error != nil)
    }

    @Test func classesOfAnAppAreWrittenAndRead() async throws {
        let provider = NSItemProvider(object: Card(name: "Ada"))
        #expect(provider.registeredTypeIdentifiers == ["com.example.card", "public.utf8-plain-text"])
        #expect((await load(provider, as: Card.self).object as? Card)?.name == "Ada")
        #expect(await load(provider, as: NSString.self).object as? NSString == "Ada")
        let lazy = NSItemProvider()
        lazy.registerObject(ofClass: Card.self, visibility: .ownProcess) { completion in
            completion(Card(name: "Grace"), nil)
            return nil
        }
        #expect((await load(lazy, as: Card.self).object as? Card)?.name == "Grace")
    }

    @Test func aMissingTypeIsAnError() async {
        let provider = NSItemProvider()
        #expect(provider.registeredTypeIdentifiers.isEmpty && !provider.canLoadObject(ofClass: String.self))
        let error = await load(provider, as: NSString.self).error
        #expect(error?.domain == NSItemProvider.errorDomain)
        #expect(error?.code == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
        #expect(await data(provider, "public.text") == nil)
    }

    @Test func aFileIsItsDataAndItsURL() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        try Data("{}".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.registeredTypeIdentifiers == ["public.json", "public.file-url", "public.url"])
        #expect(provider.suggestedName == file.deletingPathExtension().lastPathComponent)
        #expect(await data(provider, "public.text") == Data("{}".utf8))
        #expect((provider.copy() as? NSItemProvider)?.registeredTypeIdentifiers == provider.registeredTypeIdentifiers)
        #expect(NSItemProvider(contentsOf: file.appending(path: "nothing")) == nil)
    }

    @Test(arguments: [
        ("public.png", "public.image", true), ("public.png", "public.item", true), ("public.png", "public.text", false),
        ("public.file-url", "public.url", true), ("public.url", "public.file-url", false),
        ("com.example.card", "com.example.card", true), ("com.example.card", "public.data", false),
    ])
    func typesConformToWhatContainsThem(type: String, other: String, conforms: Bool) {
        #expect(TypeIdentifier(type).conforms(to: TypeIdentifier(other)) == conforms)
    }
}

/// The result of a completion handler, which another thread has made.
private struct LoadedItem: @unchecked Sendable {
    let object: Any?
    let error: NSError?
}

/// An object of an app's own that can be dragged.
private final class Card: NSObject, NSItemProviderReading, NSItemProviderWriting {
    let name: String

    init(name: String) {
        self.name = name
    }

    static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.card"] }
    static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.card", "public.utf8-plain-text"] }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Card {
        Card(name: String(decoding: data, as: UTF8.self))
    }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(name.utf8), nil)
        return nil
    }
}
