import ConfinedFiles
import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

@Suite struct StringCatalogTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func catalog(_ strings: String) throws -> StringCatalog {
        let file = folder.url.appending(path: "Localizable.xcstrings")
        try Data(#"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#.utf8).write(to: file)
        return try StringCatalog(file)
    }

    private func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }

    @Test func aKeyIsTheTextOfTheSourceLanguageIfItHasNoOther() throws {
        let catalog = try catalog(
            #""Save": {"localizations": {"de": \#(unit("Sichern"))}}, "Done": {}, "id": {"extractionState": "manual", "#
                + #""localizations": {"en": \#(unit("Identity"))}}"#
        )
        #expect(catalog.tables["en"] == ["Save": "Save", "Done": "Done", "id": "Identity"])
        #expect(catalog.tables["de"] == ["Save": "Sichern"] && catalog.tables.count == 2)
    }

    @Test func aTextThatDependsOnANumberHasItsFormForOther() throws {
        let catalog = try catalog(
            #""%lld files": {"localizations": {"en": {"variations": {"plural": {"one": \#(unit("%lld file")), "#
                + #""other": \#(unit("%lld files"))}}}}}, "both": {"localizations": {"en": {"stringUnit": {"value": "#
                + #""%#@files@ in %#@folders@"}, "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", "#
                + #""variations": {"plural": {"other": \#(unit("%arg files"))}}}, "folders": {"argNum": 2, "#
                + #""formatSpecifier": "d", "variations": {"plural": {"other": \#(unit("%arg folders"))}}}}}}}"#
        )
        #expect(catalog.tables["en"] == ["%lld files": "%lld files", "both": "%1$lld files in %2$d folders"])
    }

    @Test func aTextForPhonesIsTaken() throws {
        let catalog = try catalog(
            #""tap": {"localizations": {"en": {"variations": {"device": {"mac": \#(unit("Click")), "iphone": "#
                + #"{"variations": {"plural": {"other": \#(unit("Tap"))}}}}}}}}"#
        )
        #expect(catalog.tables["en"] == ["tap": "Tap"])
    }

    @Test func theFilesOfItsLanguagesAreReadByABundle() throws {
        let text = #"A \"text\" with \\ and\nlines, Größe"#
        _ = try catalog(#""key \"1\"": {"localizations": {"fr": \#(unit(text))}}"#)
        let bundle = folder.url.appending(path: "bundle")
        let resource = AppTarget.Resource(file: folder.url.appending(path: "Localizable.xcstrings"))
        var target = AppTarget(name: "App", module: try #require(ModuleName("App")), kind: .application)
        target.resources = [resource]
        try ConfinedFolder(folder.url).makeFolder(InnerPath(name: "bundle")).write(target.resourcePlan())
        #expect(try FileTree(bundle).paths() == ["en.lproj/Localizable.strings", "fr.lproj/Localizable.strings"])
        let french = bundle.appending(path: "fr.lproj/Localizable.strings")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: french), format: nil)
        #expect(list as? [String: String] == [#"key "1""#: "A \"text\" with \\ and\nlines, Größe"])
    }

    @Test(arguments: [
        ("[", "it isn't JSON"), (#"{"strings": {}}"#, "there is no sourceLanguage in the catalog"),
        (
            #"{"sourceLanguage": "en", "strings": {"a": {"localizations": 1}}}"#,
            "strings.a.localizations has another type"
        ),
    ])
    func aFaultyCatalogIsRefused(text: String, reason: String) throws {
        let file = folder.url.appending(path: "Faulty.xcstrings")
        try Data(text.utf8).write(to: file)
        let error = #expect(throws: ProjectError.self) { try StringCatalog(file) }
        #expect(error?.problem == "the string catalog can't be read: \(reason)")
    }

    /// Substitutions that each contain the next one twice.
    @Test func substitutionsThatDoubleAreRefused() throws {
        let parts = (10..<50).map { number in
            #""s\#(number)": {"variations": {"plural": {"other": \#(unit("%#@s\(number + 1)@%#@s\(number + 1)@"))}}}"#
        }
        let text = #"{"stringUnit": {"value": "%#@s10@"}, "substitutions": {\#(parts.joined(separator: ", "))}}"#
        let error = #expect(throws: ProjectError.self) { try catalog(#""a": {"localizations": {"en": \#(text)}}"#) }
        #expect(error?.line == 1 && error?.problem.contains("is too long") == true)
    }

    @Test(arguments: ["../x", "/x", "", "a/b", "..", "a\\u0000"])
    func aLanguageIsTheNameOfAFolder(language: String) throws {
        let error = #expect(throws: ProjectError.self) {
            try catalog(#""a": {"localizations": {"\#(language)": \#(unit("a"))}}"#)
        }
        #expect(error?.problem.hasSuffix("can't be the name of a language") == true)
    }
}
