import Testing

@testable import InterfaceBuilder

@Suite struct NibDocumentTests {
    private static let type = #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB""#

    private func fault(in text: String) -> NibError? {
        do throws(NibError) {
            _ = try NibDocument(Array(text.utf8), file: "Card.xib")
            return nil
        } catch {
            return error
        }
    }

    @Test func aXibHasObjectsAndResources() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- A card. -->
            <document \(Self.type) useAutolayout="YES">
                <objects>
                    <placeholder id="-1"/>
                    <view id="a">
                        <subviews><label id="b" text="1 &lt; 2 &amp; &#x41;&#66;"/></subviews>
                        <string key="text">A <![CDATA[<b>]]> c</string>
                    </view>
                </objects>
                <resources><image name="star"/></resources>
            </document>
            """
        let document = try NibDocument(Array(text.utf8), file: "Card.xib")
        #expect(document.kind == .xib && document.usesAutoLayout)
        #expect(document.objects.map(\.id) == ["-1", "a"])
        #expect(document.resources.map(\.name) == ["image"])
        let view = try #require(document.objects.last)
        #expect(view.line == 6 && view.list("subviews").first?["text"] == "1 < 2 & AB")
        #expect(view.value(for: "text")?.text == "A <b> c")
    }

    /// Files that would take all memory are refused at the line where they are too large.
    @Test func bombsAreRefused() {
        let elements = "<document \(Self.type)>\n" + String(repeating: "<a/>", count: XMLReader.elementLimit)
        #expect(fault(in: elements)?.problem == "There are more than 100000 elements")
        #expect(fault(in: elements)?.line == 2)
        let value = "<document \(Self.type)>\n<a b=\"" + String(repeating: "b", count: XMLReader.valueLimit + 1)
        #expect(fault(in: value)?.problem == "The value of the attribute b is longer than 1 MiB")
        #expect(fault(in: value)?.line == 2)
        let entities = """
            <!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
            <document \(Self.type)>&b;</document>
            """
        #expect(fault(in: entities) != nil)
    }

    @Test func aStoryboardHasScenesAndABeginning() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v">
            <scenes><scene/></scenes></document>
            """
        let document = try NibDocument(Array(text.utf8), file: "Main.storyboard")
        #expect(document.kind == .storyboard && document.initialViewController == "v" && document.scenes.count == 1)
    }

    @Test(
        arguments: [
            ("", 1, "There is no root element"),
            ("<document>\n<a>\n</b>\n</document>", 3, "The element a of line 2 ends with b"),
            ("<document>\n<a b=\"1\n</document>", 2, "The value of the attribute b has no closing quotation mark"),
            ("<document>\n<a b='1' b='2'/></document>", 2, "The attribute b occurs twice in the element a"),
            ("<document>&nbsp;</document>", 1, "&nbsp is not an entity of XML"),
            ("<document>\n\n<!-- </document>", 3, "The comment has no end"),
            ("<document>", 1, "The element document has no end tag"),
            ("<document/> more", 1, "There is text after the root element"),
            ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", 1, "The root element is archive"),
            ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", 1, "The type of the document"),
            ("NIBArchive", 0, "The file is compiled"),
        ]
    )
    func aFaultHasItsLineAndARemedy(text: String, line: Int, problem: String) throws {
        let error = try #require(fault(in: text))
        #expect(error.line == line && error.problem.hasPrefix(problem), "\(error)")
        #expect(error.file == "Card.xib" && !error.remedy.isEmpty)
        #expect(error.description.hasPrefix(line > 0 ? "Card.xib:\(line): " : "Card.xib: "))
    }

    @Test func deepNestingIsAFault() {
        let text = String(repeating: "<a>", count: 100_000)
        #expect(fault(in: text)?.problem.contains("nested") == true)
    }
}
