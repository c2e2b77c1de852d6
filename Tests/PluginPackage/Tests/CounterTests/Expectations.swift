/// The numbers that the tests expect. This file needs no rewriting.
enum Expectations {
    static let step = 2
    static let number = 40
}
