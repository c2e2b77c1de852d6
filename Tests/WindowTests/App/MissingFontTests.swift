import Foundation
import Testing

extension WindowTests {
    /// Tests a system on which only some fonts are installed.
    @Suite(.serialized)
    struct MissingFontTests {
        @Test func aMissingFontIsNamedOnceWithItsPackage() throws {
            let folder = try ScratchFolder()
            let settings = try folder.file(
                "fonts.conf",
                """
                <?xml version="1.0"?>
                <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
                <fontconfig>
                    <dir>/usr/share/fonts/truetype/dejavu</dir>
                    <cachedir>\(folder.url.path)/cache</cachedir>
                </fontconfig>
                """
            )
            let text = try folder.file("text.txt", "A paragraph.\n\nAnother one.\n")
            let printed = try Program.run(
                "unfold",
                ["--record", folder.url.appending(path: "pictures").path, text.path],
                environment: ["FONTCONFIG_FILE": settings.path, "DISPLAY": nil, "WAYLAND_DISPLAY": nil]
            )
            let lines = printed.split(separator: "\n").filter { $0.contains("is not installed") }
            // The text of the recording's time is set in a second font.
            #expect(Set(lines).count == lines.count && lines.count == 2)
            #expect(lines.first?.contains("the font Inter ") == true)
            #expect(lines.first?.hasSuffix("in the package fonts-inter.") == true)
        }
    }
}
