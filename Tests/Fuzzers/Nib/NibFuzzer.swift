import Foundation
import Fuzzing
import InterfaceBuilder
import SeededRandom
import UIKit
import UIKitTesting

/// Loads nibs that are valid, and nibs with wrong values, elements, references and bytes. Nothing stops the process.
/// Parts that are left out are reported with their line, a nib loads twice to equal objects, and nothing of it stays.
package final class NibFuzzer: Fuzzer {
    package static let name = "nib"
    package static let lengths = 1...12

    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let isStoryboard: Bool
    private var document: NibSample
    private var damage: [NibDamage] = []
    private var isValid = true

    package static func drawSetup(using generator: inout SeededGenerator) -> NibSetup {
        NibSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> NibStep {
        NibStep(using: &generator)
    }

    package init(_ setup: NibSetup) {
        isStoryboard = setup.isStoryboard
        document = setup.document
    }

    // MARK: Steps

    package func perform(_ step: NibStep) {
        isValid = false
        switch step {
        case .setAttribute(let element, let name, let value):
            change(element) { $0[Self.pick(NibVocabulary.names, name)] = Self.pick(NibVocabulary.values, value) }
        case .setOwnAttribute(let element, let attribute, let value):
            change(element) { sample in
                let names = NibKinds.properties(ofElement: sample.name)
                if !names.isEmpty { sample[Self.pick(names, attribute)] = Self.pick(NibVocabulary.values, value) }
            }
        case .setValue(let element, let attribute, let value):
            change(element) { sample in
                guard !sample.attributes.isEmpty else { return }
                let index = attribute % sample.attributes.count
                sample.attributes[index].value = Self.pick(NibVocabulary.values, value)
            }
        case .removeAttribute(let element, let attribute):
            change(element) { sample in
                if !sample.attributes.isEmpty { sample.attributes.remove(at: attribute % sample.attributes.count) }
            }
        case .rename(let element, let name):
            change(element) { $0.name = Self.pick(NibVocabulary.elements, name) }
        case .remove(let element): document.change(element % document.count) { _ in nil }
        case .copy(let element, let target):
            let copy = sample(element)
            if document.count + copy.count < Self.limit { change(target) { $0.children.append(copy) } }
        case .copyID(let source, let target):
            let id = sample(source)["id"]
            change(target) { $0["id"] = id }
        case .connect, .constrain, .setAtRuntime: add(step)
        case .nest, .multiply, .lengthen: swell(step)
        case .damage(let changes): damage += changes
        }
    }

    private func sample(_ number: Int) -> NibSample { document.element(number % document.count) }

    private func change(_ number: Int, _ change: (inout NibSample) -> Void) {
        document.change(number % document.count) { sample in
            var sample = sample
            change(&sample)
            return sample
        }
    }

    /// The number of elements up to which parts of a document are copied. A program loads a document after each step.
    private static let limit = 1_000

    private static func pick<Element>(_ elements: [Element], _ number: Int) -> Element {
        elements[number % elements.count]
    }

    /// Adds a child to the list of an element, such as its connections.
    private func add(_ child: NibSample, to number: Int, _ list: String) {
        change(number) { sample in
            if let index = sample.children.firstIndex(where: { $0.name == list }) {
                sample.children[index].children.append(child)
            } else {
                sample.children.append(NibSample(list, [:], [child]))
            }
        }
    }

    private func add(_ step: NibStep) {
        let (names, values) = (NibVocabulary.names, NibVocabulary.values)
        switch step {
        case .connect(let element, let target, let kind, let name):
            let id = sample(target)["id"] ?? "s0"
            let property = name % 3 == 0 ? Self.pick(names, name) : Self.pick(values, name)
            let connections = [
                NibSample("outlet", ["property": property, "destination": id]),
                NibSample("outletCollection", ["property": property, "destination": id]),
                NibSample("action", ["selector": property, "destination": id, "eventType": "touchUpInside"]),
                NibSample("segue", ["kind": "embed", "destination": id, "id": "x\(name)"]),
                NibSample("segue", ["kind": "relationship", "relationship": "viewControllers", "destination": id]),
                NibSample("segue", ["kind": "relationship", "relationship": "rootViewController", "destination": id]),
                NibSample("outletCollection", ["property": "gestureRecognizers", "destination": id]),
                NibSample("segue", ["kind": "show", "destination": id, "identifier": "go"]),
            ]
            add(Self.pick(connections, kind), to: element, "connections")
        case .constrain(let owner, let first, let second, let attributes, let constant):
            let sides = [
                "width", "height", "top", "left", "leading", "centerX", "baseline", "topMargin", "lastBaseline",
            ]
            var constraint = NibSample(
                "constraint",
                [
                    "firstAttribute": Self.pick(sides, attributes), "constant": Self.pick(values, constant),
                    "id": "k\(attributes)",
                ]
            )
            constraint["firstItem"] = sample(first)["id"]
            if attributes % 2 == 0 {
                constraint["secondItem"] = sample(second)["id"]
                constraint["secondAttribute"] = Self.pick(sides, attributes / 9)
            }
            if attributes % 5 == 0 { constraint["multiplier"] = Self.pick(values, second) }
            if attributes % 3 == 0 { constraint["priority"] = Self.pick(values, first) }
            add(constraint, to: owner, "constraints")
        case .setAtRuntime(let element, let keyPath, let type, let value):
            let paths = [
                "frame", "layer.cornerRadius", "hidden", "tag", "alpha", "text", "center", "spacing", "nothing",
            ]
            let attribute = NibSample(
                "userDefinedRuntimeAttribute",
                [
                    "keyPath": Self.pick(paths, keyPath), "value": Self.pick(values, value),
                    "type": Self.pick(["boolean", "number", "string", "rect", "point", "size", "color"], type),
                ]
            )
            add(attribute, to: element, "userDefinedRuntimeAttributes")
        default: break
        }
    }

    private func swell(_ step: NibStep) {
        switch step {
        case .nest(let element, let name, let depth):
            change(element) { sample in
                let name = Self.pick(["view", "stackView", "scrollView", "subviews", "tableViewCell"], name)
                for _ in 0..<depth {
                    sample = NibSample(name, [:], [name == "subviews" ? sample : NibSample("subviews", [:], [sample])])
                }
            }
        case .multiply(let element, let count):
            let copy = sample(element)
            guard document.count + count * copy.count < Self.limit else { return }
            change(element) { $0.children += Array(repeating: copy, count: count) }
        case .lengthen(let element, let attribute, let count):
            change(element) { sample in
                guard !sample.attributes.isEmpty else { return }
                let index = attribute % sample.attributes.count
                let value = sample.attributes[index].value
                sample.attributes[index].value = String(
                    repeating: value.isEmpty ? "1" : String(value.prefix(3)),
                    count: count
                )
            }
        default: break
        }
    }

    // MARK: Laws

    package func flaw() -> Flaw? {
        let bytes = bytes
        let lines = Self.lines(of: bytes)
        let document: NibDocument
        do throws(NibError) {
            document = try NibDocument(bytes, file: "Test.xib")
        } catch {
            if isValid { return Flaw("a valid nib is read", "\(error)") }
            return (0...lines).contains(error.line) ? nil : Flaw("faults have a line of the file", "\(error)")
        }
        let (first, reports) = load(document)
        if isValid, let report = reports.first { return Flaw("a valid nib has no faults", report) }
        if let report = reports.first(where: { !isPlaced($0, lines: lines) }) {
            return Flaw("faults have a line of the file", report)
        }
        if let remains = first.remains { return Flaw("nothing of a nib stays", remains) }
        // A load costs most of the time of a step, and few parts of a nib could make two loads different.
        guard isValid || bytes.count % 4 == 0 else { return nil }
        let (second, _) = load(document)
        return first.description == second.description
            ? nil : Flaw("a nib loads twice to equal objects", "\(first.description)\nand\n\(second.description)")
    }

    /// Returns the number of lines of a file. A closure of the main actor would be checked at each byte.
    private nonisolated static func lines(of bytes: [UInt8]) -> Int {
        bytes.count { $0 == UInt8(ascii: "\n") } + 1
    }

    /// The file.
    private var bytes: [UInt8] {
        var bytes = Array(document.xml.utf8)
        for change in damage where !bytes.isEmpty {
            let place = change.place * (bytes.count - 1) / 1_000
            bytes.replaceSubrange(place..<min(place + change.removed, bytes.count), with: change.inserted)
        }
        return bytes
    }

    /// Returns whether a report names a line of the file, or is one that stands for all files.
    private func isPlaced(_ report: String, lines: Int) -> Bool {
        guard report.hasPrefix("Test.xib:") else { return report.contains(" of nibs ") || report.contains(" in nibs ") }
        let line = report.dropFirst("Test.xib:".count).prefix { $0.isNumber }
        return Int(line).map { (1...lines).contains($0) } ?? false
    }

    private func load(_ document: NibDocument) -> (loaded: LoadedNib, reports: [String]) {
        var loaded = LoadedNib()
        let reports = NibReports.during {
            LayoutMessages.drop { loaded = LoadedNib(document, isStoryboard: isStoryboard, on: screen) }
        }
        return (loaded, reports)
    }
}
