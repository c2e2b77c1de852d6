import SeededRandom
import Testing

@testable import InterfaceBuilder

/// Files with bytes that were changed, removed or repeated are read or refused, with a line in the file.
@Suite struct DamagedXMLTests {
    private static let sample = """
        <?xml version="1.0"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
            <objects><view id="a"><rect key="frame" x="0.0"/><string key="t">a &amp; b</string></view></objects>
            <!-- end -->
        </document>
        """

    @Test(arguments: 0..<40)
    func damageIsRefusedOrRead(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            var bytes = Array(Self.sample.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes.remove(at: place)
                case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
                default: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
                }
            }
            do throws(NibError) {
                _ = try NibDocument(bytes, file: "a.xib")
            } catch {
                let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
                #expect((0...lines).contains(error.line), "seed \(seed)")
            }
        }
    }
}
