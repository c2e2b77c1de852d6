import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

@Suite struct SharedProductsTests {
    private let folder: TemporaryFolder
    private let bin: MirrorFolder
    private let one = URL(fileURLWithPath: "/mirrors/one")
    private let two = URL(fileURLWithPath: "/mirrors/two")

    init() throws {
        folder = try TemporaryFolder()
        bin = MirrorFolder(folder.url.appending(path: "debug"))
    }

    private func build(_ files: [String]) throws {
        for file in files { try bin.write(Data(file.utf8), to: file) }
    }

    private static let intermediates = [
        "App.build/main.swift.o", "App.product/Objects.LinkFileList", "Modules/UIKit.swiftmodule", "description.json",
        "swift-version-1.txt",
    ]

    @Test func anotherProjectFindsNothingOfTheLastOne() throws {
        let products = SharedProducts(bin.url)
        try products.take(for: one, modules: ["App", "Model"])
        let own = ["App", "Info.plist", "en.lproj/Localizable.strings", "data.json", "p_App.resources/a.png"]
        try build(Self.intermediates + own + ["Modules/App.swiftmodule", "Modules/Model.swiftdoc"])
        try products.take(for: two, modules: ["App"])
        // App is compiled again in any case, because its sources are others.
        #expect(try bin.paths() == (Self.intermediates + ["Modules/App.swiftmodule"]).sorted())
    }

    @Test func aProjectThatIsBuiltAgainKeepsItsProducts() throws {
        let products = SharedProducts(bin.url)
        try products.take(for: one, modules: ["App", "Model"])
        let files = Self.intermediates + ["App", "Modules/App.swiftmodule", "Modules/Model.swiftmodule"]
        try build(files)
        try products.take(for: one, modules: ["Model", "App"])
        #expect(try bin.paths() == files.sorted())
        // A module that the project has no longer can't be imported any more.
        try products.take(for: one, modules: ["App"])
        #expect(try bin.paths() == files.filter { $0 != "Modules/Model.swiftmodule" }.sorted())
    }

    @Test func aProgramIsInstalledWithTheResourcesOfModules() throws {
        try build(Self.intermediates + ["App", "Other", "p_App.resources/a.png", "libBase.so", "Info.plist"])
        let place = MirrorFolder(folder.url.appending(path: "installed"))
        try place.write(Data(), to: "old")
        try SharedProducts(bin.url).install("App", in: place.url)
        #expect(try place.paths() == ["App", "libBase.so", "p_App.resources/a.png"])
        try build(["App"])
        #expect(try Data(contentsOf: place.url.appending(path: "App")) == Data("App".utf8))
    }
}
