import Foundation
import Testing

@testable import ProjectReading

/// The choice of the targets that are built.
@Suite struct TargetChoiceTests {
    /// A project with targets like `A = {…}`, whose phases have the numbers of their targets.
    private func sample(_ targets: [(type: String, rest: String)], _ objects: String = "") throws -> SampleProject {
        let ids = targets.indices.map { "T\($0)" }
        let texts = zip(ids, targets).map { id, target in
            "\(id) = {isa = PBXNativeTarget; productType = \"com.apple.product-type.\(target.type)\"; \(target.rest) };"
        }
        return try SampleProject(
            """
            P = {isa = PBXProject; mainGroup = G; targets = (\(ids.joined(separator: ", "))); };
            G = {isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = b.m; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            B2 = {isa = PBXBuildFile; fileRef = F2; };
            SW = {isa = PBXSourcesBuildPhase; files = (B1); };
            OC = {isa = PBXSourcesBuildPhase; files = (B2); };
            IOS = {isa = XCConfigurationList; buildConfigurations = (IOS1); };
            IOS1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;
                PRODUCT_MODULE_NAME = Neon; }; };
            MAC = {isa = XCConfigurationList; buildConfigurations = (MAC1); };
            MAC1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx;
                PRODUCT_MODULE_NAME = Neon; }; };
            TV = {isa = XCConfigurationList; buildConfigurations = (TV1); };
            TV1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                SUPPORTED_PLATFORMS = "appletvos appletvsimulator"; SDKROOT = appletvos; }; };
            PODS = {isa = XCConfigurationList; buildConfigurations = (PODS1); };
            PODS1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = PODS2; };
            PODS2 = {isa = PBXFileReference; path = Pods/Pods.debug.xcconfig; sourceTree = SOURCE_ROOT; };
            \(texts.joined(separator: "\n"))
            \(objects)
            """,
            files: ["a.swift": "", "b.m": ""]
        )
    }

    private func choice(_ sample: SampleProject, app: String? = nil, withTests: Bool = false) throws -> TargetChoice {
        let project = try XcodeProject(sample.project)
        return try TargetChoice(
            project.targets,
            project.omitted,
            app: app,
            withTests: withTests,
            of: sample.project
        )
    }

    @Test func ofTargetsForSeveralSystemsTheOneForIOSIsTaken() throws {
        let sample = try sample([
            ("framework", "name = \"Neon OSX\"; buildConfigurationList = MAC; "),
            ("framework", "name = \"Neon iOS\"; buildConfigurationList = IOS; "),
            ("application", "name = Demo; buildPhases = (SW); "),
            ("application", "name = Television; buildConfigurationList = TV; "),
        ])
        let choice = try choice(sample)
        #expect(choice.targets.map(\.name) == ["Neon iOS", "Demo"] && choice.app?.name == "Demo")
        #expect(choice.notes == ["Left out, because they are for other systems: Neon OSX, Television."])
        let error = #expect(throws: ProjectError.self) { try self.choice(sample, app: "Television") }
        #expect(error?.problem == "the target Television is for appletvos appletvsimulator")
    }

    @Test func ofLibrariesWithOneModuleTheOneThatIsNeededIsTaken() throws {
        let sample = try sample(
            [
                ("library.static", "name = Static; buildConfigurationList = IOS; "),
                ("framework", "name = Dynamic; buildConfigurationList = IOS; "),
                ("application", "name = Demo; dependencies = (D); "),
            ],
            "D = {isa = PBXTargetDependency; target = T1; };"
        )
        let choice = try choice(sample)
        #expect(choice.targets.map(\.name) == ["Dynamic", "Demo"])
        #expect(choice.notes == ["The target Static is left out, because Dynamic has the same module."])
    }

    @Test func targetsThatNobodyAskedForAreLeftOut() throws {
        let sample = try sample(
            [
                ("framework", "name = Cell; buildPhases = (SW); "),
                ("application", "name = DemoObjC; buildPhases = (OC); "),
                ("application", "name = Demo; buildPhases = (SW); "),
                ("bundle.unit-test", "name = PodTests; buildPhases = (SW); buildConfigurationList = PODS; "),
                ("bundle.unit-test", "name = ObjCTests; buildPhases = (SW); dependencies = (D); "),
                ("bundle.unit-test", "name = Tests; buildPhases = (SW); "),
            ],
            "D = {isa = PBXTargetDependency; target = T1; };"
        )
        let choice = try choice(sample, withTests: true)
        #expect(choice.targets.map(\.name) == ["Cell", "Demo", "Tests"])
        #expect(choice.notes.count == 3)
        #expect(choice.notes[0].hasPrefix("The target DemoObjC is left out. "))
        #expect(choice.notes[0].hasSuffix("Rewrite it in Swift, or remove it from the target."))
        #expect(choice.notes[1].contains("Pods.debug.xcconfig: the settings can't be read"))
        #expect(choice.notes[2] == "The target ObjCTests is left out, because it needs DemoObjC.")
    }

    @Test func aTargetThatIsAskedForAndMissingIsAnError() throws {
        let demo = try sample([
            ("application", "name = DemoObjC; buildPhases = (OC); "),
            ("framework", "name = Cell; buildPhases = (SW); "),
            ("bundle.unit-test", "name = PodTests; buildPhases = (SW); buildConfigurationList = PODS; "),
        ])
        let error = #expect(throws: ProjectError.self) { try choice(demo, app: "DemoObjC") }
        #expect(error?.remedy == "Rewrite it in Swift, or remove it from the target")
        let tests = #expect(throws: ProjectError.self) { try choice(demo, withTests: true) }
        #expect(tests?.file.hasSuffix("b.m") == true || tests?.file.hasSuffix("Pods.debug.xcconfig") == true)
        let only = try sample([("application", "name = App; buildPhases = (OC); ")])
        let refusal = #expect(throws: ProjectError.self) { try choice(only) }
        #expect(refusal?.file.hasSuffix("b.m") == true)
        let none = try sample([("framework", "name = Cell; buildPhases = (SW); ")])
        let missing = #expect(throws: ProjectError.self) { try choice(none, withTests: true) }
        #expect(missing?.problem == "the project has no unit tests that run here")
    }

    /// Xcode builds what makes a linked file, and the app that tests run in, without a dependency in the project.
    @Test func linkedFilesAreDependencies() throws {
        let sample = try sample(
            [
                ("framework", "name = Accordion; productReference = R; buildPhases = (SW); "),
                ("application", "name = Demo; buildPhases = (SW, L); productReference = RA; "),
                ("bundle.unit-test", "name = Tests; buildPhases = (SW); buildConfigurationList = HOST; "),
            ],
            """
            R = {isa = PBXFileReference; path = Accordion.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            RA = {isa = PBXFileReference; path = Demo.app; sourceTree = BUILT_PRODUCTS_DIR; };
            L = {isa = PBXFrameworksBuildPhase; files = (L1); };
            L1 = {isa = PBXBuildFile; fileRef = R; };
            HOST = {isa = XCConfigurationList; buildConfigurations = (HOST1); };
            HOST1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Demo.app/Demo"; }; };
            """
        )
        let choice = try choice(sample, withTests: true)
        #expect(choice.targets.map(\.dependencies) == [[], ["Accordion"], ["Demo"]])
    }

    @Test func testsOfOneOfSeveralAppsChooseIt() throws {
        let sample = try sample(
            [
                ("application", "name = A; buildPhases = (SW); "), ("application", "name = B; buildPhases = (SW); "),
                ("bundle.unit-test", "name = BTests; buildPhases = (SW); dependencies = (D); "),
            ],
            "D = {isa = PBXTargetDependency; target = T1; };"
        )
        #expect(try choice(sample, withTests: true).targets.map(\.name) == ["B", "BTests"])
        let error = #expect(throws: ProjectError.self) { try choice(sample) }
        #expect(error?.problem == "there are several apps")
        #expect(try choice(sample, app: "A").targets.map(\.name) == ["A"])
    }

    @Test func aTargetWithoutOneOfItsSourcesIsLeftOut() throws {
        let sample = try sample(
            [("framework", "name = A; buildPhases = (SW); "), ("framework", "name = B; buildPhases = (PH); ")],
            """
            PH = {isa = PBXSourcesBuildPhase; files = (X1); };
            X1 = {isa = PBXBuildFile; fileRef = F3; };
            F3 = {isa = PBXFileReference; path = gone.swift; sourceTree = SOURCE_ROOT; };
            """
        )
        let choice = try choice(sample)
        #expect(choice.targets.map(\.name) == ["A"])
        #expect(choice.notes.first?.contains("gone.swift: a source of the target B doesn't exist. Restore it") == true)
    }

    @Test func aModuleMayHaveTheNameOfTheProject() throws {
        let sample = try sample(
            [("framework", "name = \"A iOS\"; buildPhases = (SW); buildConfigurationList = NAMED; ")],
            """
            NAMED = {isa = XCConfigurationList; buildConfigurations = (NAMED1); };
            NAMED1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(PROJECT_NAME)"; }; };
            """
        )
        #expect(try choice(sample).targets.map(\.module.text) == ["Sample"])
    }

    @Test func filesForOtherSystemsAreLeftOut() throws {
        let sample = try sample(
            [("framework", "name = A; buildPhases = (PH); ")],
            """
            PH = {isa = PBXSourcesBuildPhase; files = (X1, X2, X3); };
            X1 = {isa = PBXBuildFile; fileRef = F2; platformFilter = maccatalyst; };
            X2 = {isa = PBXBuildFile; fileRef = F2; platformFilters = (macos, tvos); };
            X3 = {isa = PBXBuildFile; fileRef = F1; platformFilters = (ios, macos); };
            """
        )
        #expect(try choice(sample).targets[0].sources.map(\.lastPathComponent) == ["a.swift"])
    }
}
