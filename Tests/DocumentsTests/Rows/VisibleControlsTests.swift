import Testing

@testable import Documents

/// Tests that no row shows a control character itself, in any format and wherever the character stands in the file.
@Suite struct VisibleControlsTests {
    @Test(arguments: FormatName.allCases)
    func aControlCharacterIsVisibleWhereverItStands(_ format: FormatName) {
        let example = Array(format.example.utf8)
        let controls: [UInt8] = [0x00, 0x7F, 0x1B, 0x08]
        for index in 0...example.count {
            let control = controls[index % controls.count]
            var bytes = example
            bytes.insert(control, at: index)
            let text = hiddenControl(in: document(bytes, as: format), depth: 0)
            #expect(text == nil, "\(control) at \(index) of \(format)")
            if text != nil { return }
        }
    }

    @Test(arguments: [#"{"a": "x\u0000y\u001b\u007f"}"#, #"{"a\u0000": 1, "b": 2}"#])
    func anEscapedControlCharacterIsVisible(_ value: String) {
        for format in [FormatName.json, .jsonLines, .yaml] {
            let text = hiddenControl(in: document(value + "\n" + value + "\n", as: format), depth: 0)
            #expect(text == nil, "\(format)")
        }
    }

    /// Returns a text of a document with a control character in it.
    private func hiddenControl(in document: any Document, depth: Int) -> String? {
        for index in 0..<document.rowCount {
            let row = document.row(at: index)
            for text in texts(of: row) where text.unicodeScalars.contains(where: isHidden) { return text }
            guard depth < 3, let nested = document.nestedRows(at: index)?.document else { continue }
            if let text = hiddenControl(in: nested, depth: depth + 1) { return text }
        }
        return nil
    }

    private func texts(of row: DocumentRow) -> [String] {
        let cells = row.cells.map(\.text)
        switch row.name {
        case .none, .index: return [row.summary, row.detail ?? "", row.problem ?? ""] + cells
        case .element(let name): return [row.summary, row.detail ?? "", row.problem ?? "", name] + cells
        // A key is the key of the file, which paths repeat.
        case .key: return [row.summary, row.detail ?? "", row.problem ?? ""] + cells
        }
    }

    private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        (scalar.value < 0x20 && scalar != "\n" && scalar != "\t") || scalar.value == 0x7F
    }
}
