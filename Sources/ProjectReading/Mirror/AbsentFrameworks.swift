/// The frameworks of iOS that don't exist here, and the sources that need them.
enum AbsentFrameworks {
    /// Returns those that a source imports.
    ///
    /// The text is read by lines. An import in a block of `#if` counts if the block is for iOS, and doesn't ask whether
    /// the module exists.
    static func imported(by text: String) -> Set<String> {
        var (result, blocks, isComment): (Set<String>, [Substring], Bool) = ([], [], false)
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split { " \t;".contains($0) }
            guard let first = words.first else { continue }
            if isComment || first.hasPrefix("/*") {
                isComment = !line.contains("*/")
                continue
            }
            switch first {
            case "#if": blocks.append(line.drop { $0 != "f" }.dropFirst())
            case "#elseif", "#else": if !blocks.isEmpty { blocks[blocks.count - 1] = "other" }
            case "#endif": _ = blocks.popLast()
            default:
                guard let module = module(in: words), names.contains(module),
                    blocks.allSatisfy({ isForIOS($0, module) })
                else { continue }
                result.insert(module)
            }
        }
        return result
    }

    /// The module of an import statement.
    private static func module(in words: [Substring]) -> String? {
        let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
        let rest = words.drop { $0.hasPrefix("@") || modifiers.contains($0) }
        guard rest.first == "import" else { return nil }
        let kinds: Set<Substring> = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
        let path = rest.dropFirst().drop { kinds.contains($0) }.first
        return path?.split(separator: ".").first.map(String.init)
    }

    private static func isForIOS(_ condition: Substring, _ module: String) -> Bool {
        let text = condition.filter { $0 != " " }
        if text.contains("canImport(\(module))") { return false }
        return ["!os(macOS)", "!os(OSX)", "canImport(UIKit)"].contains(text)
            || text.split(separator: "||").contains("os(iOS)") || text == "!targetEnvironment(macCatalyst)"
    }

    private static let names = Set(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accounts ActivityKit AdServices AdSupport AddressBook AddressBookUI \
        AppIntents AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit AuthenticationServices BackgroundTasks \
        BusinessChat CFNetwork CallKit CarPlay Charts ClassKit CloudKit Combine CommonCrypto Compression Contacts \
        ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI \
        CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreVideo CryptoKit \
        CryptoTokenKit DeviceActivity DeviceCheck EventKit EventKitUI ExternalAccessory FamilyControls FileProvider GLKit \
        GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface \
        IdentityLookup ImageIO Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaPlayer \
        MessageUI Messages Metal MetalKit MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity \
        NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OpenAL OpenGLES \
        PDFKit PHASE PassKit PencilKit Photos PhotosUI PushKit QuickLook QuickLookThumbnailing RealityKit ReplayKit \
        SafariServices SceneKit ScreenTime Security ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit SwiftData \
        SwiftUI SystemConfiguration ThreadNetwork TipKit Twitter UniformTypeIdentifiers UserNotifications \
        UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit WebKit \
        WidgetKit iAd
        """
        .split(separator: " ").map(String.init)
    )
}
