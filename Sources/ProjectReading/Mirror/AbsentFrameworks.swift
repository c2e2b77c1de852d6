import Foundation

/// The frameworks of iOS that don't exist here, and the sources that need them.
enum AbsentFrameworks {
    /// Returns those that a source imports.
    ///
    /// The text is read by lines. An import in a block of `#if` counts if the block is for iOS, and doesn't ask whether
    /// the module exists.
    ///
    /// - Parameter others: More modules that don't exist.
    static func imported(by text: String, others: Set<String> = []) -> Set<String> {
        var (result, blocks, isComment): (Set<String>, [Block], Bool) = ([], [], false)
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split { " \t;".contains($0) }
            guard let first = words.first else { continue }
            if isComment || first.hasPrefix("/*") {
                isComment = !line.contains("*/")
                continue
            }
            switch first {
            case "#if": blocks.append(Block(condition: String(line.drop { $0 != "f" }.dropFirst())))
            case "#elseif", "#else":
                let condition = first == "#else" ? nil : String(line.drop { $0 != "f" }.dropFirst())
                if !blocks.isEmpty { blocks[blocks.count - 1].goOn(to: condition) }
            case "#endif": _ = blocks.popLast()
            default:
                guard let module = module(in: words), names.contains(module) || others.contains(module),
                    blocks.allSatisfy({ $0.isForIOS(module) })
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

    /// A part of a block of `#if`.
    private struct Block {
        /// The condition without spaces; `nil` after `#else`.
        private var condition: String?
        /// Whether all conditions before are those of other systems.
        private var isAfterOthers = true

        init(condition: String) { self.condition = condition.filter { $0 != " " } }

        /// Goes on to the next part.
        mutating func goOn(to next: String?) {
            let others = ["os(macOS)", "os(OSX)", "os(watchOS)", "os(tvOS)", "canImport(AppKit)"]
            let isOther = condition.map { Self.parts(of: $0, "||").allSatisfy(others.contains) }
            isAfterOthers = isAfterOthers && isOther ?? false
            condition = next?.filter { $0 != " " }
        }

        /// Whether the part is for iOS, as far as systems decide it, and doesn't ask whether a module exists.
        func isForIOS(_ module: String) -> Bool {
            guard let condition else { return isAfterOthers }
            guard isAfterOthers else { return false }
            if condition.contains("canImport(\(module))") { return false }
            return Self.parts(of: condition, "&&").allSatisfy { part in
                let inner = part.hasPrefix("(") && part.hasSuffix(")") ? part.dropFirst().dropLast() : part[...]
                return Self.parts(of: String(inner), "||").contains { operand in
                    if operand.hasPrefix("!os(") { return !["!os(iOS)", "!os(Linux)"].contains(operand) }
                    return ["os(iOS)", "canImport(UIKit)", "!targetEnvironment(macCatalyst)"].contains(operand)
                }
            }
        }

        private static func parts(of text: String, _ sign: String) -> [String] { text.components(separatedBy: sign) }
    }

    private static let names = Set(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accounts ActivityKit AdServices AdSupport AddressBook AddressBookUI \
        AppIntents AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit AuthenticationServices BackgroundTasks \
        BusinessChat CFNetwork CallKit CarPlay Charts ClassKit CloudKit CommonCrypto Compression Contacts \
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
