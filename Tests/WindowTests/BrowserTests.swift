import Testing

extension WindowTests {
    @Suite(.serialized)
    struct InBrowser {
        @Test func thePageIsFilled() throws {
            let browser = try Browser(showing: "WindowProbe")
            let picture = try browser.picture(width: 500, height: 600)
            #expect((picture.width, picture.height) == (500, 600))
            #expect(picture.color(250, 300) == 0xFFFF00)
            #expect(picture.color(60, 60) == 0x0000FF)
            try browser.server.line(holding: "resize 500 ")
        }

        @Test func eachServerHasAnAddressOfItsOwn() throws {
            let (one, other) = (try Browser(showing: "WindowProbe"), try Browser(showing: "WindowProbe"))
            #expect(one.address != other.address)
        }
    }
}
