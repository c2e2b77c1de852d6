import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct DataDetectionTests {
        private func found(_ text: String, _ types: UIDataDetectorTypes = .all) -> [String] {
            DataDetection.links(of: types, in: text).map { link in
                "\(text.part(utf16: link.range)) \(link.url.absoluteString)"
            }
        }

        @Test func linksAreFoundWithoutThePunctuationOfTheSentence() {
            #expect(
                found("See https://example.org/a_(b)?x=1, (http://a.b/c) or www.example.org!", .link) == [
                    "https://example.org/a_(b)?x=1 https://example.org/a_(b)?x=1", "http://a.b/c http://a.b/c",
                    "www.example.org http://www.example.org",
                ]
            )
            #expect(
                found("swift.org/blog and ann+b@example.co.uk.", .link) == [
                    "swift.org/blog http://swift.org/blog", "ann+b@example.co.uk mailto:ann+b@example.co.uk",
                ]
            )
            #expect(found("main.swift e.g. 3.14 http:// a@b @me this.is", .link) == [])
        }

        @Test func phoneNumbersAreFoundAndDatesAreNot() {
            #expect(
                found("+49 (0)30 1234567, (408) 555-0123, 1-800-555-0199, 030/1234567, 01 23 45 67 89") == [
                    "+49 (0)30 1234567 tel:+49301234567", "(408) 555-0123 tel:4085550123",
                    "1-800-555-0199 tel:18005550199", "030/1234567 tel:0301234567", "01 23 45 67 89 tel:0123456789",
                ]
            )
            #expect(found("2024-01-15 10:30, 08-12-2024, 192.168.1.100, 12:05:09, $1,000.00, 09 12 2024") == [])
        }

        @Test func streetAddressesAreFound() {
            #expect(
                found("At 1 Infinite Loop, Cupertino, CA 95014 or\n350 Fifth Avenue\nNew York, NY 10118.", .address)
                    .map { $0.prefix(while: { $0 != "/" }) } == [
                        "1 Infinite Loop, Cupertino, CA 95014 https:", "350 Fifth Avenue\nNew York, NY 10118 https:",
                    ]
            )
            #expect(found("On 5 March we saw 20 Big Dogs, in TX", .address) == [])
        }

        @Test func onlyTheKindsThatAreSetAreFound() {
            let text = "😀 https://a.org +44 20 7946 0958"
            #expect(found(text, .link) == ["https://a.org https://a.org"])
            #expect(found(text, .phoneNumber) == ["+44 20 7946 0958 tel:+442079460958"])
            #expect(found(text, []) == [])
            #expect(found(text).count == 2)
        }

        // MARK: In a text view

        private final class Reader: NSObject, UITextViewDelegate {
            var urls: [URL] = []

            func textView(
                _ textView: UITextView,
                primaryActionFor textItem: UITextItem,
                defaultAction: UIAction
            ) -> UIAction? {
                if case .link(let url) = textItem.content { urls.append(url) }
                return UIAction { _ in }
            }
        }

        @Test func dataLooksAndWorksLikeALinkWhileTheTextIsNotEditable() throws {
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            let (view, reader) = (UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), Reader())
            view.delegate = reader
            view.isEditable = false
            view.linkTextAttributes = [.foregroundColor: UIColor.red]
            view.text = "call +44 20 7946 0958 now"
            screen.window.addSubview(view)
            screen.settle()
            let rect = try #require(view.rects(for: 5..<21).first)
            let place = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
            func reds() -> Int { view.reds(in: 0..<25) }

            #expect(view.part(at: CGPoint(x: rect.midX, y: rect.midY)) == nil && reds() == 0)
            view.dataDetectorTypes = .phoneNumber
            screen.settle()
            screen.tap(at: place)
            #expect(reader.urls.map(\.absoluteString) == ["tel:+442079460958"] && reds() == 1)
            view.isEditable = true
            #expect(reds() == 0)
            view.isEditable = false
            view.text = "nothing"
            #expect(view.foundData.isEmpty)
        }

        @Test func aLinkOfTheTextKeepsItsPlace() throws {
            let view = UITextView()
            (view.isEditable, view.dataDetectorTypes) = (false, .link)
            let url = try #require(URL(string: "https://own.org"))
            view.attributedText = NSAttributedString(string: "https://a.org", attributes: [.link: url])
            #expect(view.foundData.isEmpty)
            view.text = "https://a.org"
            #expect(view.foundData.map(\.range) == [0..<13])
        }
    }
}

extension UITextView {
    /// Returns the number of runs of a range that are drawn in red.
    fileprivate func reds(in range: Range<Int>) -> Int {
        setting(width: 300).runs(in: range, of: edited).filter { $0.style.color == SIMD4(1, 0, 0, 1) }.count
    }
}
