import Documents

extension ViewerSession {
    /// The beginning of a line that names the encoding of the file.
    static let encodingCommand = "encoding"

    /// Reads the file in an encoding; in the one that is detected if there is no name.
    func read(inEncoding name: Substring) {
        let name = name.drop { $0 == " " || $0 == "=" }
        let document = stacks[index].base.document
        guard document.isOfFile else { return page.message = "These bytes are not those of a file." }
        guard name.isEmpty || EncodingChoice.exists(String(name)) else {
            return page.message = "No encoding has the name “\(name)”. iconv -l lists the names."
        }
        document.read(inEncoding: name.isEmpty ? nil : String(name))
    }
}
