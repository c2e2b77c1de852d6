import Foundation

/// The text that the process writes to its standard output and standard error.
enum PrintedText {
    /// Runs a closure, and returns the text that was written during it. The text is still written afterwards.
    static func during(_ body: () throws -> Void) throws -> String {
        guard let file = tmpfile() else { throw CocoaError(.fileWriteUnknown) }
        defer { fclose(file) }
        fflush(nil)
        let own = [dup(STDOUT_FILENO), dup(STDERR_FILENO)]
        dup2(fileno(file), STDOUT_FILENO)
        dup2(fileno(file), STDERR_FILENO)
        let result = Result { try body() }
        fflush(nil)
        dup2(own[0], STDOUT_FILENO)
        dup2(own[1], STDERR_FILENO)
        own.forEach { close($0) }
        let text = Self.contents(of: fileno(file))
        FileHandle.standardError.write(Data(text.utf8))
        try result.get()
        return text
    }

    private static func contents(of descriptor: Int32) -> String {
        lseek(descriptor, 0, SEEK_SET)
        let data = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readDataToEndOfFile()
        return String(decoding: data, as: UTF8.self)
    }
}
