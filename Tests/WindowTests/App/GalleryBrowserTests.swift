import Testing

extension WindowTests {
    @Suite(.serialized)
    struct GalleryInBrowser {
        @Test func thePageShowsTheList() throws {
            let browser = try Browser(showing: "unfold")
            let picture = try browser.picture(width: 500, height: 600) { $0.color(250, 580) == 0xF2F2F7 }
            #expect(picture.color(250, 580) == 0xF2F2F7)
            #expect(picture.color(60, 124) == 0xFFFFFF)
            #expect(picture.hasText(x: 200..<300, y: 25..<49))
            #expect(picture.hasText(x: 30..<460, y: 100..<170))
        }
    }
}
