import Foundation
import Testing

extension WindowTests {
    /// Tests the app as `make install` and the Debian package put it on a desktop, in a folder instead of the root.
    @Suite(.serialized)
    struct InstalledApp {
        private static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
            .standardizedFileURL
        private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "unfold").path
        private static let identifier = "org.unfold.Unfold"

        private let folder: ScratchFolder
        private var root: URL { folder.url.appending(path: "root") }

        init() throws { folder = try ScratchFolder() }

        private func script(_ name: String, _ arguments: [String], _ environment: [String: String?]) throws -> String {
            try Program.run(
                Self.repository.appending(path: "script/\(name)").path,
                arguments,
                environment: environment
            )
        }

        private func files(in url: URL) -> [String] {
            (FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []).sorted()
        }

        @Test func theFilesOfTheDesktopAreValid() throws {
            let desktop = Self.repository.appending(path: "Desktop")
            try Program.run("desktop-file-validate", [desktop.appending(path: "\(Self.identifier).desktop").path])
            let metadata = desktop.appending(path: "\(Self.identifier).metainfo.xml").path
            // The project has no home page. Version 1 warns of that, and earlier ones don't know the tag.
            let isEarly = try Program.run("appstreamcli", ["--version"]).contains("version: 0.")
            let override = isEarly ? [] : ["--override", "url-homepage-missing=info"]
            try Program.run("appstreamcli", ["validate", "--no-net"] + override + [metadata])
            for size in [16, 24, 32, 48, 64, 128, 256, 512] {
                let icon = try Picture(desktop.appending(path: "icons/\(Self.identifier)-\(size).png"))
                #expect((icon.width, icon.height) == (size, size))
                #expect(icon.colors(x: 0..<size, y: 0..<size).count > 20)
            }
        }

        @Test func installedFilesAreRemoved() throws {
            let environment: [String: String?] = ["DESTDIR": root.path, "PREFIX": "/usr"]
            let other = root.appending(path: "usr/share/applications/other.desktop")
            try FileManager.default.createDirectory(
                at: other.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data().write(to: other)
            _ = try script("install", [Self.program], environment)
            // A second time it replaces the files.
            _ = try script("install", [Self.program], environment)
            let installed = files(in: root)
            #expect(installed.contains("usr/bin/unfold"))
            #expect(installed.contains("usr/share/icons/hicolor/48x48/apps/\(Self.identifier).png"))
            #expect(installed.contains("usr/share/metainfo/\(Self.identifier).metainfo.xml"))
            #expect(installed.contains("usr/share/mime/packages/\(Self.identifier).xml"))
            _ = try script("install", ["--remove"], environment)
            // Files of other apps stay.
            let left = ["usr", "usr/share", "usr/share/applications", "usr/share/applications/other.desktop"]
            #expect(files(in: root) == left)
        }

        /// The window carries the name by which the desktop finds the menu entry, and the name of the icon.
        @Test(arguments: Session.chosen) func thePackageIsInstalledStartedAndRemoved(session: Session) throws {
            let made = try script("deb", [Self.program, folder.url.path], ["VERSION": "1.2", "COMPRESSION": "none"])
            let package = try #require(made.split(separator: "\n").last.map(String.init))
            #expect(package.hasSuffix(".deb"))
            let fields = try Program.run("dpkg-deb", ["--field", package, "Package", "Version", "Depends"])
            #expect(fields.contains("Package: unfold\n") && fields.contains("Version: 1.2\n"))
            #expect(fields.contains("libgtk-4-1") && fields.contains("libc6"))

            let database = root.appending(path: "var/lib/dpkg")
            for name in ["info", "updates", "triggers"] {
                try FileManager.default.createDirectory(
                    at: database.appending(path: name),
                    withIntermediateDirectories: true
                )
            }
            for name in ["status", "available"] { try Data().write(to: database.appending(path: name)) }
            let dpkg = ["--root=\(root.path)", "--force-not-root", "--force-depends", "--log=/dev/null"]
            try Program.run("fakeroot", ["dpkg"] + dpkg + ["--install", package])
            #expect(files(in: root).contains("usr/share/applications/\(Self.identifier).desktop"))

            let file = try folder.file("rows.jsonl", "{\"a\": 1}\n{\"a\": 2}\n")
            let screen = try VirtualScreen(
                in: session,
                showing: root.appending(path: "usr/bin/unfold").path,
                [file.path],
                titled: "^rows[.]jsonl$"
            )
            #expect(try screen.display.applicationIdentifier(of: screen.window) == Self.identifier)
            try screen.close()
            #expect(try screen.application.end() == 0)

            try Program.run("fakeroot", ["dpkg"] + dpkg + ["--purge", "unfold"])
            #expect(!files(in: root).contains { $0.hasPrefix("usr/") && $0.contains("nfold") })
        }

        /// The desktop opens a file with the installed app, because the app is the default one for its type.
        @Test(arguments: Session.chosen) func theDesktopOpensAFile(session: Session) throws {
            _ = try script("install", [Self.program], ["DESTDIR": root.path, "PREFIX": "/usr"])
            let share = root.appending(path: "usr/share")
            try Program.run("update-mime-database", [share.appending(path: "mime").path])
            try Program.run("update-desktop-database", [share.appending(path: "applications").path])
            let file = try folder.file("opened.jsonl", "{\"a\": 1}\n{\"a\": 2}\n")
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            let environment: [String: String?] = [
                "HOME": folder.url.path, "XDG_DATA_HOME": folder.url.appending(path: "data").path,
                "XDG_CONFIG_HOME": folder.url.appending(path: "config").path,
                "XDG_DATA_DIRS": "\(share.path):/usr/share", "PATH": "\(root.path)/usr/bin:\(path)",
                "XDG_CURRENT_DESKTOP": nil, "DBUS_SESSION_BUS_ADDRESS": nil,
            ]
            try Program.run(
                "gio",
                ["mime", "application/x-ndjson", "\(Self.identifier).desktop"],
                environment: environment
            )
            let screen = try VirtualScreen(
                in: session,
                showing: "gio",
                ["open", file.path],
                titled: "^opened[.]jsonl$",
                environment: environment
            )
            try screen.picture(showing: "the rows of the file") { $0.hasText(x: 10..<350, y: 66..<100) }
            try screen.close()
        }
    }
}
