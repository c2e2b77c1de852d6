/// The first stored property of classes whose objects are values of attributes.
///
/// Foundation on Linux compares the attributes of neighbouring text with CoreFoundation, which takes the word behind an
/// object's header for a number of one of its own types. Where bits 8 to 17 of that word are zero it finds no such type and
/// stops the process, without asking the object. With this word there, it sees that the object is Swift's, and calls
/// `isEqual(_:)`.
struct FoundationMark: Sendable {
    private let word: UInt = 1 << 8
}
