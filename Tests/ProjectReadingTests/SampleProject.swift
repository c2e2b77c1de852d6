import Foundation
import TemporaryFolder

/// A project of Xcode in a folder, with the objects that a test lists.
struct SampleProject {
    let folder: TemporaryFolder
    var project: URL { folder.url.appending(path: "Sample.xcodeproj") }

    /// Creates a project.
    ///
    /// - Parameters:
    ///   - objects: Lines like `ID = {isa = PBXGroup; …};`.
    ///   - files: Paths below the folder of the project, and what the files contain.
    init(_ objects: String, files: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        try write(
            "// !$*UTF8*$!\n{archiveVersion = 1; objectVersion = 77; objects = {\n\(objects)\n}; rootObject = P;}",
            to: "Sample.xcodeproj/project.pbxproj"
        )
        for (path, text) in files { try write(text, to: path) }
    }

    func write(_ text: String, to path: String) throws {
        let file = folder.url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The objects of a project with an app and its tests, as Xcode 15 writes them.
    static let app = """
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (A, T, X, ); };
        L = {isa = XCConfigurationList; buildConfigurations = (L1, L2); };
        L1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 6.0; }; };
        L2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; PRODUCT_BUNDLE_IDENTIFIER = "com.example";
            TARGETED_DEVICE_FAMILY = "1, 2"; }; };
        G = {isa = PBXGroup; children = (G1, T1, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; path = App; children = (S1, S2, V, C, ); sourceTree = "<group>"; };
        S1 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        S2 = {isa = PBXFileReference; path = Models/Item.swift; sourceTree = SOURCE_ROOT; };
        C = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        V = {isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2, ); sourceTree = "<group>"; };
        V1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V2 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        T1 = {isa = PBXFileReference; path = Tests/ItemTests.swift; sourceTree = "<group>"; };
        A = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
            buildConfigurationList = AL; buildPhases = (AP, AR); dependencies = (); };
        AL = {isa = XCConfigurationList; buildConfigurations = (AL1); };
        AL1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            INFOPLIST_FILE = App/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = "$(inherited).${PRODUCT_NAME:rfc1034identifier}";
            INFOPLIST_KEY_UIMainStoryboardFile = Main; MARKETING_VERSION = 1.2;
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", LITE, ); }; };
        AP = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        B1 = {isa = PBXBuildFile; fileRef = S1; };
        B2 = {isa = PBXBuildFile; fileRef = S2; };
        AR = {isa = PBXResourcesBuildPhase; files = (B3, B4, ); };
        B3 = {isa = PBXBuildFile; fileRef = V; };
        B4 = {isa = PBXBuildFile; fileRef = C; };
        T = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
            buildPhases = (TP); dependencies = (D); };
        TP = {isa = PBXSourcesBuildPhase; files = (B5, ); };
        B5 = {isa = PBXBuildFile; fileRef = T1; };
        D = {isa = PBXTargetDependency; target = A; };
        X = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
        """
    static let appFiles = [
        "App/AppDelegate.swift": "", "Models/Item.swift": "", "Tests/ItemTests.swift": "",
        "App/Base.lproj/Main.storyboard": "<document/>", "App/de.lproj/Main.strings": "",
        "App/Assets.xcassets/Contents.json": "{}",
        "App/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME) in $(DEVELOPMENT_LANGUAGE)</string>
        <key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>
        """,
    ]
}
