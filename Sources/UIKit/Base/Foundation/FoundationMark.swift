/// The first stored property of classes whose instances are attribute values.
///
/// Foundation on Linux compares the attributes of adjacent text through CoreFoundation, which reads the word after
/// an object's header as a number of one of its own types. If bits 8 to 17 of that word are zero, it finds no such
/// type and terminates the process without calling the object. With this word, it recognizes a Swift object and
/// calls `isEqual(_:)`.
struct FoundationMark: Sendable {
    private let word: UInt = 1 << 8
}
