/// The location of a list in an arena.
struct ListPlace: BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    /// The size class of the place, which has room for `4 << sizeClass` elements. It is -1 while the list has no place.
    var sizeClass: Int32 = -1
}
