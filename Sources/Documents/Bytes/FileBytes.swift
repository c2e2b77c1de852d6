import Glibc

/// The bytes of an open file.
package final class FileBytes: ByteStore {
    let descriptor: Int32

    /// Takes over the descriptor, which is closed with the object.
    package init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadFailure) -> Int {
        guard let start = buffer.baseAddress else { return 0 }
        var done = 0
        while done < buffer.count {
            let count = pread(descriptor, start + done, buffer.count - done, off_t(offset + done))
            if count < 0, errno == EINTR { continue }
            // The bytes before an unreadable place are worth having.
            guard count >= 0 || done > 0 else { throw ReadFailure(code: errno) }
            guard count > 0 else { break }
            done += count
        }
        return done
    }

    /// The current status of the file; `nil` if the system returns none.
    package var status: stat? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status : nil
    }
}
