import Foundation
import SeededRandom
import TemporaryFolder
import Testing

@testable import Documents

/// Tests that text in any encoding is read, and written as it is in the file.
@Suite struct EncodingTests {
    /// Returns a text in an encoding of the system's library.
    static func bytes(_ text: String, _ encoding: String) -> [UInt8] {
        guard let descriptor = iconv_open(encoding, "UTF-8"), descriptor != iconv_t(bitPattern: -1) else { return [] }
        defer { iconv_close(descriptor) }
        var input = Array(text.utf8).map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: 8 * input.count + 16)
        var (inputLeft, outputLeft) = (input.count, output.count)
        input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (from, to) = (input.baseAddress, output.baseAddress)
                _ = iconv(descriptor, &from, &inputLeft, &to, &outputLeft)
                _ = iconv(descriptor, nil, nil, &to, &outputLeft)
            }
        }
        return output.prefix(output.count - outputLeft).map { UInt8(bitPattern: $0) }
    }

    private func document(_ bytes: [UInt8], named name: String, encoding: String? = nil) -> IndexedDocument {
        let choices = ReadingChoices(encoding: encoding)
        let document = IndexedDocument(StoredFeed(bytes), title: name, reading: choices, isStepwise: true)
        while document.indexer.step() == .more {}
        return document
    }

    private static let russian = "id;имя;город\n1;Иван;Москва\n2;Пётр;Казань\n3;Ольга;Нижний Новгород\n"
    private static let japanese = "番号,名前,住所\n1,山田太郎,東京都の中央区\n2,すずき,カタカナと漢字です\n"
    private static let chinese = "编号,姓名,城市\n1,张伟是我的朋友,北京在中国\n2,王芳,上海和这个地方\n"
    private static let korean = "번호,이름,도시\n1,김철수,서울에서 왔습니다\n2,이영희,부산은 바다가 있다\n"
    private static let greek = "όνομα;πόλη\nΓιάννης;Αθήνα\nΜαρία;Θεσσαλονίκη\n"

    @Test(arguments: [
        ("windows-1251", russian), ("KOI8-R", russian), ("ISO-8859-5", russian), ("IBM866", russian),
        ("CP932", japanese), ("EUC-JP", japanese), ("GBK", chinese), ("BIG5", "編號,姓名\n1,張偉是我的朋友\n2,這個地方在中國\n"),
        ("EUC-KR", korean), ("windows-1253", greek), ("UTF-32LE", russian), ("UTF-32BE", japanese),
        ("windows-1255", "שם,עיר\nשלום עולם,זה טקסט בעברית\nאני גר כאן,ירושלים\n"),
        ("windows-1256", "اسم,مدينة\nمرحبا بالعالم,هذا نص\nأحمد,القاهرة\n"),
        ("UTF-16LE", "id;name\n1;Jörg and others\n"), ("windows-1252", "id;name;city\n1;Müller;Köln\n2;Jörg;Düren\n"),
    ])
    func textIsToldByItsContent(encoding: String, text: String) {
        let bytes = Self.bytes(text, encoding)
        #expect(!bytes.isEmpty)
        let (converted, plain) = (document(bytes, named: "a.csv"), document(Array(text.utf8), named: "a.csv"))
        #expect(converted.rows.map(\.summary) == plain.rows.map(\.summary))
        #expect(converted.columns == plain.columns)
        #expect(converted.notice?.contains("was converted.") == true, "\(converted.notice ?? "")")
        #expect(converted.state.facts.first?.name == "Encoding")
    }

    @Test(arguments: [
        ("ISO-8859-1", "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<n>Hüsker Dü</n>\n", "a.xml"),
        ("windows-1250", "<?xml version='1.0' encoding='windows-1250'?>\n<n>Łódź, Příliš žluťoučký</n>\n", "a.xml"),
        ("Shift_JIS", "<?xml version=\"1.0\" encoding=\"Shift_JIS\"?>\n<n>日</n>\n", "a.xml"),
        ("KOI8-R", "# -*- coding: koi8-r -*-\n\nда\n", "a.txt"),
        ("ISO-8859-2", "<html><head><meta charset=\"iso-8859-2\"></head>\n\n<p>Łódź</p>", "a.txt"),
        (
            "ISO-8859-15", "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=ISO-8859-15\\n\"\n\n5 €\n",
            "a.txt"
        ),
        ("ISO-2022-JP", "# coding: iso-2022-jp\n\n日本語のテキスト\n\nと文\n", "a.txt"),
    ])
    func theDeclarationIsUsed(encoding: String, text: String, name: String) {
        let document = document(Self.bytes(text, encoding), named: name)
        #expect(document.rows.map(\.summary) == self.document(Array(text.utf8), named: name).rows.map(\.summary))
        #expect(document.notice?.contains("was converted.") == true && document.notice?.contains("not UTF-8") == false)
    }

    /// A declaration does not make other text of what is UTF-8.
    @Test func utf8IsNotWhatADeclarationSays() {
        let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<n>Hüsker Dü</n>\n"
        #expect(document(Array(text.utf8), named: "a.xml").rows.map(\.summary).joined().contains("Hüsker Dü"))
    }

    /// A declaration holds for letters that the sample does not have.
    @Test func lettersBeyondTheSampleAreDecoded() {
        let head = "<?xml version=\"1.0\" encoding=\"windows-1251\"?>\n<n>"
        #expect(document(Array((head + "x</n>").utf8), named: "a.xml").notice == nil)
        let text = head + String(repeating: "<a>1234567</a>\n", count: 6000) + "<b>Ёлка</b></n>"
        let long = document(Self.bytes(text, "windows-1251"), named: "a.xml")
        #expect(long.notice == "a.xml is windows-1251 and was converted.")
        #expect(long.row(at: long.rowCount - 1).summary.contains("Ёлка"))
    }

    @Test func theUserNamesTheEncoding() throws {
        let bytes = Self.bytes("Příliš žluťoučký kůň", "windows-1250")
        let named = document(bytes, named: "a.txt", encoding: "windows-1250")
        #expect(named.row(at: 0).summary == "Příliš žluťoučký kůň")
        #expect(named.notice == "a.txt is windows-1250 and was converted.")
        #expect(named.state.facts.first?.evidence == "You named it.")
        let utf8 = document(Array("Hüsker Dü\n".utf8), named: "a.txt", encoding: "latin1")
        #expect(utf8.row(at: 0).summary == "HÃ¼sker DÃ¼")
        for (name, text) in [("UTF-16", "Jörg"), ("utf-32", "Jörg"), ("utf-16be", "日本")] {
            #expect(
                document(Self.bytes(text, name.uppercased()), named: "a", encoding: name).row(at: 0).summary == text
            )
        }
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/a.txt"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        for name in ["none-such", "UTF-8//IGNORE", ""] {
            #expect(throws: DocumentError.self) {
                _ = try DocumentSource.file(path: path).open(reading: ReadingChoices(encoding: name))
            }
        }
    }

    @Test func unreadableBytesAreReplaced() {
        let document = document([0x61, 0x98, 0x62, 0x0A], named: "a.txt", encoding: "windows-1251")
        #expect(document.row(at: 0).summary == "a\u{FFFD}b")
        #expect(document.notice?.hasSuffix("What could not be read is shown as “\u{FFFD}”.") == true)
        let cut = self.document([0x61, 0x82], named: "a.txt", encoding: "Shift_JIS")
        #expect(cut.row(at: 0).summary == "a\u{FFFD}")
    }

    /// A file that grows, in portions that cut characters, is the same text.
    @Test(arguments: ["CP932", "windows-1251", "GB18030", "UTF-32LE"]) func portionsMayCutCharacters(encoding: String) {
        let text = String(repeating: "1,日本д,x\n", count: 50).filter { encoding != "windows-1251" || !"日本".contains($0) }
        let bytes = Self.bytes(text, encoding)
        for seed in 1...20 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var converter = IconvConverter(encoding)
            var output: [UInt8] = []
            var position = 0
            while position < bytes.count {
                let end = min(bytes.count, position + Int.random(in: 1...7, using: &generator))
                output += Array(bytes[position..<end]).withUnsafeBytes { converter.convert($0) }
                position = end
            }
            output += converter.finish()
            #expect(String(decoding: output, as: UTF8.self) == text && !converter.isRepaired, "seed \(seed)")
        }
    }

    /// Rows that are written are the bytes of the file, wherever they are in it.
    @Test(arguments: ["CP932", "windows-1252", "windows-1251", "GB18030"]) @MainActor
    func rowsAreWrittenAsTheyAreInTheFile(encoding: String) throws {
        let letters = ["windows-1252": "éü€", "windows-1251": "дЖя"][encoding] ?? "日本の"
        var generator = SeededGenerator(seed: 1)
        let lines = (0..<4000).map { row in
            "\(row) "
                + String(
                    (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                        (letters + "ab").randomElement(using: &generator) ?? "a"
                    }
                )
        }
        let bytes = Self.bytes(lines.joined(separator: "\r\n") + "\r\n", encoding)
        let document = document(bytes, named: "a.log", encoding: encoding)
        #expect(document.rowCount == lines.count)
        var written: [UInt8] = []
        var output = FilterOutput(marksMatches: false) { written += $0 }
        #expect(try output.run(try RowFilter("^[0-9]*7 "), in: document) == 400)
        let expected = lines.enumerated().filter { $0.offset % 10 == 7 }.map { $0.element + "\r\n" }.joined()
        #expect(written == Self.bytes(expected, encoding))
        #expect(document.source(ofRowAt: 7, limit: 1000) == lines[7])
    }

    @Test(
        arguments: [
            Array("Привет, мир".utf8) + [0xFF] + Array(" и снова".utf8), [0xFF, 0x61, 0x62], [0x80, 0x81, 0x82, 0x83],
            Array("日本語".utf8) + [0x80], Array(repeating: 0xFF, count: 40), (0...255).map { UInt8($0) },
        ] as [[UInt8]]
    )
    func otherBytesAreUTF8WithFlaws(bytes: [UInt8]) {
        #expect(TextEncoding(bytes, isWhole: true) == .utf8(markLength: 0))
    }

    /// Random text is told in each encoding in which it was written, if there is enough of it.
    @Test(arguments: ["windows-1251", "KOI8-R", "IBM866", "ISO-8859-5"]) func wordsAreTold(encoding: String) {
        let words = ["привет", "мир", "ошибка", "Москва", "не", "найден", "файл", "Это", "строка", "ПРИВЕТ", "запрос"]
        for seed in 1...100 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let text = (0..<20).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
            let detected = DetectedEncoding(Self.bytes(text, encoding), isWhole: true)
            #expect(detected?.encoding == TextEncoding(named: encoding), "seed \(seed): \(text)")
        }
    }
}
