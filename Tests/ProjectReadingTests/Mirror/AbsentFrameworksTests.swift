import Testing

@testable import ProjectReading

@Suite struct AbsentFrameworksTests {
    @Test(
        arguments: [
            ("import WebKit", ["WebKit"]), ("import UIKit\nimport Foundation", []),
            ("  @preconcurrency internal import CoreData // x", ["CoreData"]),
            ("import class MapKit.MKMapView; import AVKit", ["MapKit"]),
            ("import AVFoundation.AVPlayer", ["AVFoundation"]),
            ("#if canImport(WebKit)\nimport WebKit\n#endif", []),
            (
                "#if os(iOS) || os(tvOS)\nimport WebKit\n#else\nimport CoreData\n#endif\nimport MapKit",
                ["MapKit", "WebKit"]
            ),
            ("#if os(macOS)\nimport WebKit\n#endif", []), ("#if !os(macOS)\nimport WebKit\n#endif", ["WebKit"]),
            ("#if !os(watchOS)\nimport AVKit\n#endif", ["AVKit"]), ("#if !os(Linux)\nimport AVKit\n#endif", []),
            ("#if !os(tvOS) && (os(iOS) || os(visionOS))\nimport AVKit\n#endif", ["AVKit"]),
            ("#if os(iOS) && DEBUG\nimport AVKit\n#endif", []),
            ("#if os(OSX)\nimport AppKit\n#else\nimport UIKit\nimport AVKit\n#endif", ["AVKit"]),
            ("#if os(macOS) || os(watchOS)\n#elseif DEBUG\n#else\nimport AVKit\n#endif", []),
            ("#if os(OSX)\n#elseif os(iOS)\nimport AVKit\n#endif", ["AVKit"]),
            ("#if os(OSX)\n#elseif DEBUG\nimport AVKit\n#endif", []),
            ("#if DEBUG\n#else\nimport AVKit\n#endif", []),
            ("#if DEBUG\nimport WebKit\n#endif", []),
            ("#if os(iOS)\n#if canImport(CoreData)\nimport CoreData\n#endif\n#endif", []),
            ("/*\nimport WebKit\n*/\n// import CoreData\nlet text = \"import MapKit\"", []),
            ("/* a */\nimport WebKit", ["WebKit"]),
            ("import WebKitten", []), ("importWebKit", []), ("let x = 1; import WebKit", []),
            ("import UIKit\r\nimport WebKit\r\n", ["WebKit"]),
        ] as [(String, Set<String>)]
    )
    func areFoundByTheirImports(text: String, names: Set<String>) {
        #expect(AbsentFrameworks.imported(by: text) == names)
    }
}
