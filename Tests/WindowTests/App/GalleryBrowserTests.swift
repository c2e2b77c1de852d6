import Testing

extension WindowTests {
    @Suite(.serialized)
    struct GalleryInBrowser {
        @Test func thePageShowsTheList() throws {
            let browser = try Browser(showing: "unfold")
            // The window has the size of another screen until the page has sent its own.
            let picture = try browser.picture(width: 500, height: 600) {
                $0.color(5, 580) == 0xF2F2F7 && $0.color(200, 180) == 0xFFFFFF && $0.hasText(x: 80..<460, y: 180..<250)
            }
            #expect(picture.color(5, 580) == 0xF2F2F7)
            #expect(picture.color(200, 180) == 0xFFFFFF)
            #expect(picture.hasText(x: 20..<160, y: 64..<110))
            #expect(picture.hasText(x: 80..<460, y: 180..<250))
        }
    }
}
