extension [UInt8] {
    /// Returns the bytes without an incomplete scalar at the end.
    func droppingPartialScalar() -> ArraySlice<UInt8> {
        var start = count
        while start > 0, count - start < 3 {
            start -= 1
            let byte = self[start]
            if byte < 0x80 { break }
            if byte >= 0xC0 {
                let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
                return start + length > count ? self[..<start] : self[...]
            }
        }
        return self[...]
    }
}
