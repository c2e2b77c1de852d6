import Terminal
import Testing

@testable import TerminalViewer

@Suite struct ViewerKeysTests {
    @Test func keysHaveOneMeaning() {
        #expect(ViewerKeys.isUnambiguous)
        #expect(ViewerKeys.command(KeyPress(.character("j"))) == .step(1))
        #expect(ViewerKeys.command(KeyPress(.character("l"), .control)) == .repaint)
        #expect(ViewerKeys.command(KeyPress(.character("ä"))) == nil)
        #expect(ViewerKeys.lines.allSatisfy { !$0.title.isEmpty })
    }
}
