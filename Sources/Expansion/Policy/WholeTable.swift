/// The group of all rows, for mutations that don't take a closure that returns groups.
enum WholeTable: Hashable {
    case wholeTable
}
