import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The attributes that Interface Builder files of others have, against what the loader reads and the tests cover.
extension UIKitScreenTests {
    @Suite @MainActor struct NibFactsTests {
        /// The attributes that only Interface Builder uses, or that every object has.
        private static let designTime: Set<String> = [
            "id", "key", "userLabel", "sceneMemberID", "sceneID", "customModuleProvider", "fixedFrame", "misplaced",
            "ambiguous", "verifyAmbiguity", "colorMatched", "simulatedAppContext", "placeholderIntrinsicWidth",
            "placeholderIntrinsicHeight", "canvasLocation", "freeformSize", "customSize", "intrinsicContentSize",
            "simulatedStatusBarMetrics", "simulatedBottomBarMetrics", "simulatedTopBarMetrics",
            "simulatedDestinationMetrics", "simulatedOrientationMetrics", "userComments",
        ]

        /// The attributes without an effect in an app, by elements.
        private static let withoutEffect: [String: Set<String>] = [
            "document": [
                "toolsVersion", "targetRuntime", "propertyAccessControl", "useTraitCollections", "launchScreen",
                "useSafeAreas", "systemVersion", "customFonts", "defaultSimulatedMetrics",
            ],
            "placeholder": ["customModule"],
            // A nil with a name is the comment of a localizable text.
            "nil": ["name"],
            // The name of a font is enough.
            "fontDescription": ["family"],
            "label": ["usesAttributedText"], "textView": ["usesAttributedText"],
            // Properties of iOS 2, 6 and 7 that no longer exist.
            "tableViewCell": ["hidesAccessoryWhenEditing"], "segmentedControl": ["segmentControlStyle"],
            // The segue by which Interface Builder infers the metrics of a controller.
            "segue": ["reference"],
            "image": ["width", "height", "catalog"],
            "attributes": ["NSOriginalFont"],
            "paragraphStyle": ["tighteningFactorForTruncation"],
            "outletCollection": ["collectionClass"],
            // The other mode, in which the cells come from elsewhere, has no prototypes.
            "collectionView": ["dataMode"],
        ]

        /// Elements that this UIKit has no class for, with those that are only inside them.
        private static let missingElements: Set<String> = [
            "mapView", "wkWebView", "wkWebViewConfiguration", "wkPreferences", "audiovisualMediaTypes",
            "extendedEdge", "customFonts", "textAttributes",
        ]

        /// The missing attributes of elements that aren't kinds of objects.
        private static let missingAttributes: [String: Set<String>] = [
            // Patterns don't find dates well.
            "dataDetectorType": ["calendarEvent"],
            // Previews by force, before iOS 13.
            "segue": ["inheritsFrom", "commit", "preview", "action"],
            "userDefinedRuntimeAttribute": ["localized"],
        ]

        private func isMissing(_ fact: NibFact) -> Bool {
            if Self.missingElements.contains(fact.element) { return true }
            if Self.missingAttributes[fact.element]?.contains(fact.name) == true { return true }
            return chain(fact.element).contains { NibGaps.attributes[$0]?.contains(fact.name) == true }
        }

        /// An element and the kinds whose properties it has, too.
        private func chain(_ element: String) -> [String] {
            guard let kind = NibKinds.kind(named: element) else { return [element] }
            return Array(sequence(first: kind) { $0.parent }.map(\.name))
        }

        // MARK: What tests cover

        private struct Name: Hashable {
            var element: String
            var name: String
        }

        /// The attributes and keys in the table of attributes.
        private func covered() throws -> Set<Name> {
            var names: Set<Name> = []
            for attribute in NibAttributeTests.all {
                let text = "<\(attribute.element) \(attribute.attributes)>\(attribute.children)</\(attribute.element)>"
                let document = try NibDocument(Array(SampleNib.xib(text).utf8), file: "Test.xib")
                for object in document.objects where object.name != "placeholder" {
                    object.forEach { element in
                        for name in element.attributes.keys { names.insert(Name(element: element.name, name: name)) }
                        for child in element.children {
                            guard let key = child.key else { continue }
                            names.insert(Name(element: element.name, name: key))
                        }
                    }
                }
            }
            return names
        }

        /// The text of the tests of connections, constraints, storyboards and files, which need more than one element.
        private func otherTests(file: String = #filePath) throws -> String {
            let tests = URL(fileURLWithPath: file).deletingLastPathComponent()
            let floors = tests.appending(path: "../../InterfaceBuilderTests").standardizedFileURL
            let support = tests.appending(path: "../../UIKitTestSupport").standardizedFileURL
            let samples = ["Nibs", "ViewControllers"].map { support.appending(path: $0) }
            return try ([tests, tests.appending(path: "Storyboards"), floors] + samples).flatMap { folder in
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                    .filter {
                        $0.hasSuffix(".swift") && !["NibAttributeTests", "NibFacts"].contains(where: $0.hasPrefix)
                    }
                    .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
            }.joined()
        }

        private func isIn(_ text: String, _ fact: NibFact) -> Bool {
            let element = chain(fact.element).joined(separator: "|")
            let attribute = "<(\(element))\\b[^<>]*\\b\(fact.name)=\\\\?\""
            let pattern = fact.child == nil ? attribute : "\\bkey=\\\\?\"\(fact.name)\\b"
            return text.range(of: pattern, options: .regularExpression) != nil
        }

        @Test func everyAttributeIsTestedOrKnownToBeMissing() throws {
            let (names, text) = (try covered(), try otherTests())
            // A property is tested by any of the elements that have it.
            func isCovered(_ fact: NibFact) -> Bool {
                let chain = chain(fact.element)
                if chain.contains(where: { names.contains(Name(element: $0, name: fact.name)) }) { return true }
                guard let kind = NibKinds.kind(named: fact.element) else { return false }
                let owner = sequence(first: kind) { $0.parent }.first { owner in
                    owner.properties.contains { $0.name == fact.name }
                }
                guard let owner else { return false }
                return names.contains { $0.name == fact.name && self.chain($0.element).contains(owner.name) }
            }
            var gap: [String] = []
            for fact in try NibFact.all() where !Self.designTime.contains(fact.name) {
                // Variations and guides are the same at all elements.
                if fact.child == "variation" || fact.child == "viewLayoutGuide" { continue }
                if chain(fact.element).contains(where: { Self.withoutEffect[$0]?.contains(fact.name) == true }) {
                    continue
                }
                if isMissing(fact) || isCovered(fact) || isIn(text, fact) { continue }
                gap.append("\(fact.element).\(fact.name)")
            }
            #expect(gap == [])
        }

        @Test func gapsAreInTheFactsAndNotRead() throws {
            let facts = try NibFact.all()
            for (element, names) in NibGaps.attributes {
                let kind = try #require(NibKinds.kind(named: element))
                for name in names {
                    #expect(!kind.properties.contains { $0.name == name }, "\(element).\(name) is read")
                    #expect(
                        facts.contains { $0.name == name && chain($0.element).contains(element) },
                        "\(element).\(name) is not in the facts"
                    )
                }
            }
            for element in Self.missingElements { #expect(NibKinds.kind(named: element) == nil) }
        }

        // MARK: The values of files

        nonisolated private static let elements: [String] = {
            let facts = (try? NibFact.all()) ?? []
            var seen: Set<String> = []
            return facts.map(\.element).filter { seen.insert($0).inserted }
        }()

        /// Attributes whose values name something that the test doesn't have.
        private static let names: Set<String> = ["image", "selectedImage", "backgroundImage", "customClass"]

        @Test(arguments: elements) func theValuesOfFilesLoad(element: String) throws {
            guard NibKinds.kind(named: element) != nil else { return }
            let facts = try NibFact.all().filter { $0.element == element && $0.child == nil }
            var texts = ["<\(element) id=\"x\"/>"]
            for fact in facts where !Self.names.contains(fact.name) && !Self.designTime.contains(fact.name) {
                texts += fact.values.map { "<\(element) id=\"x\" \(fact.name)=\"\($0)\"/>" }
            }
            for text in texts {
                let nib = try SampleNib.load(text)
                #expect(nib.faults.isEmpty && nib.objects.count == 1, "\(text) \(nib.faults)")
            }
        }

        @Test func anUnknownElementLeavesTheRest() throws {
            let view = try SampleNib.object(
                #"<view id="v" restorationIdentifier="r"><subviews><mapView id="m"/><label id="l" text="A"/></subviews></view>"#,
                as: UIView.self
            )
            #expect(view.subviews.map { ($0 as? UILabel)?.text } == ["A"])
        }
    }
}
