/// Where a list of an arena is.
struct ListPlace: BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    /// Room for `4 << sizeClass` elements; negative while the list has no place.
    var sizeClass: Int32 = -1
}
