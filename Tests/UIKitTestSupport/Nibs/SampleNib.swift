import Foundation
import InterfaceBuilder

@testable import UIKit

/// Nibs from text, for tests.
@MainActor
enum SampleNib {
    static func xib(_ objects: String, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
        </objects>
        <resources>\(resources)</resources>
        </document>
        """
    }

    static func load(
        _ objects: String,
        resources: String = "",
        owner: AnyObject? = nil
    ) throws(NibError) -> XibInstance {
        let document = try NibDocument(Array(xib(objects, resources: resources).utf8), file: "Test.xib")
        return XibInstance(NibFile(document, name: "Test", bundle: nil), owner: owner)
    }

    /// Returns the only object of a nib, and expects no faults.
    static func object<Object>(_ text: String, as type: Object.Type = Object.self) throws -> Object {
        let nib = try load(text)
        guard nib.faults.isEmpty, nib.objects.count == 1, let object = nib.objects.first as? Object else {
            throw UnexpectedNib(objects: nib.objects.map { "\($0)" }, faults: nib.faults)
        }
        return object
    }

    struct UnexpectedNib: Error {
        let objects: [String]
        let faults: [NibError]
    }
}
