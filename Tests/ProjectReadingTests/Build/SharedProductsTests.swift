import ConfinedFiles
import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

@Suite struct SharedProductsTests {
    private let folder: TemporaryFolder
    private let bin: FileTree
    private let products: SharedProducts
    private let one = URL(fileURLWithPath: "/mirrors/one")
    private let two = URL(fileURLWithPath: "/mirrors/two")

    init() throws {
        folder = try TemporaryFolder()
        bin = FileTree(folder.url.appending(path: "debug"))
        products = SharedProducts(try ConfinedFolder(folder.url).makeFolder(InnerPath(name: "debug")))
    }

    private func modules(_ names: String...) -> [ModuleName] { names.compactMap { ModuleName($0) } }

    private func build(_ files: [String]) throws {
        for file in files { try bin.write(Data(file.utf8), to: file) }
    }

    private static let intermediates = [
        "App.build/main.swift.o", "App.product/Objects.LinkFileList", "Modules/UIKit.swiftmodule", "description.json",
        "swift-version-1.txt",
    ]

    @Test func anotherProjectFindsNothingOfTheLastOne() throws {
        try products.take(for: one, modules: modules("App", "Model"))
        let own = ["App", "Info.plist", "en.lproj/Localizable.strings", "data.json", "p_App.resources/a.png"]
        try build(Self.intermediates + own + ["Modules/App.swiftmodule", "Modules/Model.swiftdoc"])
        try products.take(for: two, modules: modules("App"))
        // App is compiled again in any case, because its sources are others.
        #expect(try bin.paths() == (Self.intermediates + ["Modules/App.swiftmodule"]).sorted())
    }

    @Test func aProjectThatIsBuiltAgainKeepsItsProducts() throws {
        try products.take(for: one, modules: modules("App", "Model"))
        let files = Self.intermediates + ["App", "Modules/App.swiftmodule", "Modules/Model.swiftmodule"]
        try build(files)
        try products.take(for: one, modules: modules("Model", "App"))
        #expect(try bin.paths() == files.sorted())
        // A module that the project has no longer can't be imported any more.
        try products.take(for: one, modules: modules("App"))
        #expect(try bin.paths() == files.filter { $0 != "Modules/Model.swiftmodule" }.sorted())
    }

    @Test func aProgramIsInstalledWithTheResourcesOfModules() throws {
        try build(Self.intermediates + ["App", "Other", "p_App.resources/a.png", "libBase.so", "Info.plist"])
        let place = FileTree(folder.url.appending(path: "installed"))
        try place.write("", to: "old")
        try products.install("App", in: InnerPath(name: "installed"), of: ConfinedFolder(folder.url))
        #expect(try place.paths() == ["App", "libBase.so", "p_App.resources/a.png"])
        try build(["App"])
        #expect(try Data(contentsOf: place.url.appending(path: "App")) == Data("App".utf8))
    }
}
